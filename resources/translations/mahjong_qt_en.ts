<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupWindow</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress</source>
        <translation>
            <numerusform>%n game in progress</numerusform>
            <numerusform>%n games in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile set(s)</source>
        <translation>
            <numerusform>%n tile set</numerusform>
            <numerusform>%n tile sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more make a full set</source>
        <translation>
            <numerusform>%n more makes a full set</numerusform>
            <numerusform>%n more make a full set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than a full set</source>
        <translation>
            <numerusform>%n more than a full set</numerusform>
            <numerusform>%n more than a full set</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CanvasVoice</name>
    <message numerus="yes">
        <source>%n tile(s) moved</source>
        <translation>
            <numerusform>%n tile moved</numerusform>
            <numerusform>%n tiles moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n tile laid</numerusform>
            <numerusform>%n tiles laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken away</source>
        <translation>
            <numerusform>%n tile taken away</numerusform>
            <numerusform>%n tiles taken away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardTeller</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
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
    <name>DayCalendar</name>
    <message numerus="yes">
        <source>%n day(s) won in a row</source>
        <translation>
            <numerusform>%n day won in a row</numerusform>
            <numerusform>%n days won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s)</source>
        <translation>
            <numerusform>Longest streak: %n day</numerusform>
            <numerusform>Longest streak: %n days</numerusform>
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
    <name>GhostPace</name>
    <message numerus="yes">
        <source>%n pair(s) ahead</source>
        <translation>
            <numerusform>%n pair ahead</numerusform>
            <numerusform>%n pairs ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) behind</source>
        <translation>
            <numerusform>%n pair behind</numerusform>
            <numerusform>%n pairs behind</numerusform>
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
    <name>IssueWords</name>
    <message numerus="yes">
        <source>%n tile(s) with nothing beneath</source>
        <translation>
            <numerusform>%n tile with nothing beneath</numerusform>
            <numerusform>%n tiles with nothing beneath</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) partly supported</source>
        <translation>
            <numerusform>%n tile partly supported</numerusform>
            <numerusform>%n tiles partly supported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) covered across an empty layer</source>
        <translation>
            <numerusform>%n tile covered across an empty layer</numerusform>
            <numerusform>%n tiles covered across an empty layer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of which nothing is seen</source>
        <translation>
            <numerusform>%n tile of which nothing is seen</numerusform>
            <numerusform>%n tiles of which nothing is seen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayerModel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
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
    <name>LayoutListModel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
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
<context>
    <name>LayoutOpener</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of “%1” cannot be used</source>
        <translation>
            <numerusform>%n part of “%1” cannot be used</numerusform>
            <numerusform>%n parts of “%1” cannot be used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewLayoutDialog</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayLine</name>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) open</source>
        <translation>
            <numerusform>%n pair open</numerusform>
            <numerusform>%n pairs open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Select</name>
    <message numerus="yes">
        <source>%n tile(s) selected</source>
        <translation>
            <numerusform>%n tile selected</numerusform>
            <numerusform>%n tiles selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message numerus="yes">
        <source>%n face(s) from %1</source>
        <translation>
            <numerusform>%n face from %1</numerusform>
            <numerusform>%n faces from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartOpener</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n selected</source>
        <translation>
            <numerusform>, %n selected</numerusform>
            <numerusform>, %n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolWords</name>
    <message numerus="yes">
        <source>Lay %n tile(s) on layers %1 to %2</source>
        <translation>
            <numerusform>Lay %n tile on layers %1 to %2</numerusform>
            <numerusform>Lay %n tiles on layers %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n tile(s) on layer %1</source>
        <translation>
            <numerusform>Lay %n tile on layer %1</numerusform>
            <numerusform>Lay %n tiles on layer %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n tile laid</numerusform>
            <numerusform>%n tiles laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n tile(s) away</source>
        <translation>
            <numerusform>Take %n tile away</numerusform>
            <numerusform>Take %n tiles away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken away</source>
        <translation>
            <numerusform>%n tile taken away</numerusform>
            <numerusform>%n tiles taken away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n pair(s) taken</source>
        <translation>
            <numerusform>%n pair taken</numerusform>
            <numerusform>%n pairs taken</numerusform>
        </translation>
    </message>
</context>
</TS>
