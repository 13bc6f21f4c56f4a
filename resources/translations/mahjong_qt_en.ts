<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>LayoutChooser</name>
    <message numerus="yes">
        <source>%n layout file(s) cannot be used: %1</source>
        <translation>
            <numerusform>%n layout file cannot be used: %1</numerusform>
            <numerusform>%n layout files cannot be used: %1</numerusform>
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
</context>
</TS>
