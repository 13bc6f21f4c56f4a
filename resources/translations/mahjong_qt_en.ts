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
