<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CategoryModel</name>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyNotice</name>
    <message numerus="yes">
        <source>%n hidden layout(s) match.</source>
        <translation>
            <numerusform>One hidden layout matches.</numerusform>
            <numerusform>%n hidden layouts match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message numerus="yes">
        <source>%n layout file(s) cannot be used: %1</source>
        <translation>
            <numerusform>%n layout file cannot be used: %1</numerusform>
            <numerusform>%n layout files cannot be used: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportUndo</name>
    <message numerus="yes">
        <source>%n layout(s) removed</source>
        <translation>
            <numerusform>%n layout removed</numerusform>
            <numerusform>%n layouts removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s): changed since, or held by the system.</source>
        <translation>
            <numerusform>%n stays: changed since, or held by the system.</numerusform>
            <numerusform>%n stay: changed since, or held by the system.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written.</source>
        <translation>
            <numerusform>%n could not be written.</numerusform>
            <numerusform>%n could not be written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) brought back</source>
        <translation>
            <numerusform>%n layout brought back</numerusform>
            <numerusform>%n layouts brought back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message numerus="yes">
        <source>%n layout(s) imported</source>
        <translation>
            <numerusform>%n layout imported</numerusform>
            <numerusform>%n layouts imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) came in before.</source>
        <translation>
            <numerusform>%n layout came in before.</numerusform>
            <numerusform>%n layouts came in before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) was/were passed over.</source>
        <translation>
            <numerusform>%n other file was passed over.</numerusform>
            <numerusform>%n other files were passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are for shisen-sho, which comes with a later version.</source>
        <translation>
            <numerusform>%n is for shisen-sho, which comes with a later version.</numerusform>
            <numerusform>%n are for shisen-sho, which comes with a later version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is a draft/are drafts with an odd number of tiles and cannot be played.</source>
        <translation>
            <numerusform>%n is a draft with an odd number of tiles and cannot be played.</numerusform>
            <numerusform>%n are drafts with an odd number of tiles and cannot be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was/were here already.</source>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be imported.</source>
        <translation>
            <numerusform>%n could not be imported.</numerusform>
            <numerusform>%n could not be imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutBrowser</name>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutChanges</name>
    <message numerus="yes">
        <source>%n layout(s) became favourites.</source>
        <translation>
            <numerusform>%n layout became a favourite.</numerusform>
            <numerusform>%n layouts became favourites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) are no favourites any more.</source>
        <translation>
            <numerusform>%n layout is no favourite any more.</numerusform>
            <numerusform>%n layouts are no favourites any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) are hidden.</source>
        <translation>
            <numerusform>%n layout is hidden.</numerusform>
            <numerusform>%n layouts are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n layout(s).</source>
        <translation>
            <numerusform>Removed %n layout.</numerusform>
            <numerusform>Removed %n layouts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutModel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played %n time(s), not won yet</source>
        <translation>
            <numerusform>Played %n time, not won yet</numerusform>
            <numerusform>Played %n times, not won yet</numerusform>
        </translation>
    </message>
</context>
</TS>
