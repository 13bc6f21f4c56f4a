<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>C&amp;opy details</source>
        <translation>Angaben k&amp;opieren</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Take away the tiles two by two: Mahjong Solitaire for your desktop.</source>
        <translation>Steine Paar für Paar abräumen: Mahjong-Solitaire für den Desktop.</translation>
    </message>
    <message>
        <source>C&amp;redits</source>
        <translation>&amp;Mitwirkende</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Angaben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Made by the Mahjong Qt authors.</source>
        <translation>Gemacht von den Autoren von Mahjong Qt.</translation>
    </message>
    <message>
        <source>The tiles, icons and layouts were made for this game. Tiles and icons come under its licence; the layouts are free for any use (CC0).</source>
        <translation>Die Steine, Symbole und Aufstellungen wurden für dieses Spiel geschaffen. Für Steine und Symbole gilt seine Lizenz; die Aufstellungen dürfen beliebig verwendet werden (CC0).</translation>
    </message>
    <message>
        <source>Built with Qt, Qt for Python, pyqtgraph, NumPy, msgspec, defusedxml, tqdm and Python. Thank you to everyone who makes them.</source>
        <translation>Gebaut mit Qt, Qt for Python, pyqtgraph, NumPy, msgspec, defusedxml, tqdm und Python. Dank an alle, die daran arbeiten.</translation>
    </message>
    <message>
        <source>Tile sets: %1</source>
        <translation>Steinsätze: %1</translation>
    </message>
    <message>
        <source>Tile set in use: %1</source>
        <translation>Verwendeter Steinsatz: %1</translation>
    </message>
    <message>
        <source>You may use, copy, change and pass on this game, as long as this text stays with it:</source>
        <translation>Sie dürfen dieses Spiel verwenden, kopieren, verändern und weitergeben, solange dieser Text dabei bleibt:</translation>
    </message>
    <message>
        <source>Copyright The Qt Company Ltd. and other contributors. Used under the GNU Lesser General Public License, version 3 (LGPL).</source>
        <translation>Copyright The Qt Company Ltd. und weitere Beteiligte. Verwendet unter der GNU Lesser General Public License, Version 3 (LGPL).</translation>
    </message>
    <message>
        <source>The game loads Qt and Qt for Python as separate libraries when it runs and has not changed them. You may use, study, change and pass on these libraries under the LGPL, and let the game run with a version of your own: put it in the folder shown under Details. You may also take the game apart to find faults in such a version.</source>
        <translation>Das Spiel lädt Qt und Qt for Python beim Start als eigene Bibliotheken und hat sie nicht verändert. Sie dürfen diese Bibliotheken nach der LGPL verwenden, untersuchen, verändern und weitergeben und das Spiel mit Ihrer eigenen Fassung laufen lassen: Legen Sie sie in den Ordner, der unter „Angaben“ steht. Sie dürfen das Spiel auch zerlegen, um Fehler in einer solchen Fassung zu finden.</translation>
    </message>
    <message>
        <source>The texts of the licences, the source code of the libraries, and what else is part of Qt:</source>
        <translation>Die Texte der Lizenzen, der Quellcode der Bibliotheken, und was sonst zu Qt gehört:</translation>
    </message>
    <message>
        <source>Copyright Jim Crist-Harif. Used under the BSD 3-Clause License.</source>
        <translation>Copyright Jim Crist-Harif. Verwendet unter der BSD-3-Klausel-Lizenz.</translation>
    </message>
    <message>
        <source>Copyright the tqdm developers. Used under the MIT License and the Mozilla Public License, version 2.0.</source>
        <translation>Copyright die tqdm-Entwickler. Verwendet unter der MIT-Lizenz und der Mozilla Public License, Version 2.0.</translation>
    </message>
    <message>
        <source>Copyright Python Software Foundation. Used under the Python Software Foundation License, version 2.</source>
        <translation>Copyright Python Software Foundation. Verwendet unter der Python Software Foundation License, Version 2.</translation>
    </message>
    <message>
        <source>All that others made and that came with the game, each part with its licence texts:</source>
        <translation>Alles, was andere gemacht haben und was mit dem Spiel gekommen ist, jeder Teil mit seinen Lizenztexten:</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>The Qt libraries in use are in the folder %1</source>
        <translation>Die verwendeten Qt-Bibliotheken liegen im Ordner %1</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>&amp;Same deal again</source>
        <translation>Nochmal &amp;von vorn</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Lay out the same tiles again, from the start</source>
        <translation>Dieselben Steine noch einmal auslegen, von Anfang an</translation>
    </message>
    <message>
        <source>Deal another game of this kind on this layout</source>
        <translation>Ein weiteres Spiel dieser Art mit dieser Aufstellung beginnen</translation>
    </message>
    <message>
        <source>Choose &amp;layout and deal…</source>
        <translation>&amp;Aufstellung und Spiel wählen …</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Play on another layout, or an easier or harder game</source>
        <translation>Mit einer anderen Aufstellung spielen, leichter oder schwerer</translation>
    </message>
    <message>
        <source>&amp;Enter game code…</source>
        <translation>Spielcode &amp;eingeben …</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Play the game that a code stands for</source>
        <translation>Das Spiel spielen, für das ein Code steht</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>Spielcode &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the code of this game, to share it or to play it again</source>
        <translation>Den Code dieses Spiels kopieren, um es weiterzugeben oder wieder zu spielen</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>End this game; it counts as lost</source>
        <translation>Dieses Spiel beenden; es zählt als verloren</translation>
    </message>
    <message>
        <source>Sh&amp;isen-sho</source>
        <translation>Sh&amp;isen-sho</translation>
    </message>
    <message>
        <source>Shisen-sho</source>
        <translation>Shisen-sho</translation>
    </message>
    <message>
        <source>Join tiles of a field by lines; your game there is as you left it</source>
        <translation>Steine eines Feldes durch Linien verbinden; Ihr Spiel dort ist, wie Sie es verlassen haben</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Klassisch</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Any layout and any deal; your game there is as you left it</source>
        <translation>Jede Aufstellung und jede Verteilung; Ihre Partie dort ist, wie Sie sie verlassen haben</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>All that can be played, and where you are in it</source>
        <translation>Alles, was gespielt werden kann, und wo Sie dabei sind</translation>
    </message>
    <message>
        <source>&amp;Daily</source>
        <translation>&amp;Tag für Tag</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Tag für Tag</translation>
    </message>
    <message>
        <source>The deal of the day, the same for everybody</source>
        <translation>Die Verteilung des Tages, für alle dieselbe</translation>
    </message>
    <message>
        <source>C&amp;ampaign</source>
        <translation>&amp;Reise</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>120 levels on a map of six places</source>
        <translation>120 Stufen auf einer Karte von sechs Orten</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Easy deals with as many hints and shuffles as you like</source>
        <translation>Leichte Verteilungen mit so vielen Tipps und Mischungen, wie Sie möchten</translation>
    </message>
    <message>
        <source>C&amp;hallenge</source>
        <translation>&amp;Herausforderung</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Hard deals against the clock: eight minutes</source>
        <translation>Schwere Verteilungen gegen die Uhr: acht Minuten</translation>
    </message>
    <message>
        <source>&amp;Zen</source>
        <translation>&amp;Zen</translation>
    </message>
    <message>
        <source>Zen</source>
        <translation>Zen</translation>
    </message>
    <message>
        <source>Easy deals without time and points</source>
        <translation>Leichte Verteilungen ohne Zeit und Punkte</translation>
    </message>
    <message>
        <source>&amp;Pure</source>
        <translation>&amp;Pur</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Pur</translation>
    </message>
    <message>
        <source>No points and no shuffles, for the best time alone</source>
        <translation>Keine Punkte und kein Mischen, nur die beste Zeit zählt</translation>
    </message>
    <message>
        <source>Ma&amp;p…</source>
        <translation>Ka&amp;rte …</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The map of the campaign, with your stars</source>
        <translation>Die Karte der Reise, mit Ihren Sternen</translation>
    </message>
    <message>
        <source>Calen&amp;dar…</source>
        <translation>Kalen&amp;der …</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>The deals of all days, and those that you won</source>
        <translation>Die Partien aller Tage, und welche Sie gewonnen haben</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istik…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Your best times, your figures, and how they went</source>
        <translation>Ihre besten Zeiten, Ihre Zahlen, und wie es ging</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>&amp;Noch einmal ansehen…</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch a finished game move by move</source>
        <translation>Eine beendete Partie Zug für Zug ansehen</translation>
    </message>
    <message>
        <source>&amp;Backup…</source>
        <translation>Sicherun&amp;g…</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Put everything of yours into one file, or take it from one</source>
        <translation>Alles, was Ihnen gehört, in eine Datei legen oder aus einer nehmen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Das Programm schließen; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Back to where it can be won</source>
        <translation>&amp;Zurück, bis es zu gewinnen ist</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take moves back to the last position that can be won</source>
        <translation>Züge zurücknehmen bis zur letzten Stellung, die zu gewinnen ist</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Den zurückgenommenen Zug wieder ausführen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show a pair; once more shows another one</source>
        <translation>Ein Paar zeigen; noch einmal zeigt ein anderes</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Mix the tiles that are left so that they can be cleared</source>
        <translation>Die übrigen Steine so mischen, dass sie sich abräumen lassen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop the clock and hide the faces</source>
        <translation>Die Uhr anhalten und die Bilder verdecken</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Show the faces and let the clock run</source>
        <translation>Die Bilder zeigen und die Uhr weiterlaufen lassen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Show nothing but the board</source>
        <translation>Nur das Spielfeld zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Show larger tiles, and a part of the board</source>
        <translation>Größere Steine zeigen, und einen Teil des Bretts</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Show smaller tiles, and more of the board</source>
        <translation>Kleinere Steine zeigen, und mehr vom Brett</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Show the whole board, as large as fits</source>
        <translation>Das ganze Brett zeigen, so groß wie möglich</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Choose tiles, colours and table beside the board</source>
        <translation>Steine, Farben und Tisch neben dem Brett wählen</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Let tiles be heard, or not</source>
        <translation>Die Steine hören lassen, oder nicht</translation>
    </message>
    <message>
        <source>&amp;Import layouts…</source>
        <translation>Aufstellungen &amp;importieren …</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Add layouts from files, also those of other games</source>
        <translation>Aufstellungen aus Dateien hinzufügen, auch aus denen anderer Spiele</translation>
    </message>
    <message>
        <source>&amp;Copy layout</source>
        <translation>Aufstellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this layout as text, to send it to somebody</source>
        <translation>Diese Aufstellung als Text kopieren, um sie jemandem zu schicken</translation>
    </message>
    <message>
        <source>&amp;Paste layout</source>
        <translation>Aufstellung ein&amp;fügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Add the layouts, or play the game code, that you copied</source>
        <translation>Die kopierten Aufstellungen hinzufügen oder das Spiel zum kopierten Spielcode spielen</translation>
    </message>
    <message>
        <source>&amp;Export layout…</source>
        <translation>Aufstellung &amp;exportieren …</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save this layout as a file, also for other games</source>
        <translation>Diese Aufstellung als Datei speichern, auch für andere Spiele</translation>
    </message>
    <message>
        <source>E&amp;dit layout…</source>
        <translation>Aufstellung &amp;bearbeiten …</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Open this layout, or a copy of it, in the layout editor</source>
        <translation>Diese Aufstellung oder eine Kopie davon im Editor öffnen</translation>
    </message>
    <message>
        <source>&amp;New layout…</source>
        <translation>&amp;Neue Aufstellung …</translation>
    </message>
    <message>
        <source>New layout</source>
        <translation>Neue Aufstellung</translation>
    </message>
    <message>
        <source>Draw a layout of your own in the layout editor</source>
        <translation>Im Editor eine eigene Aufstellung zeichnen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change how the game looks and behaves</source>
        <translation>Ändern, wie das Spiel aussieht und sich verhält</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Spielanleitung</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The rules, the buttons and the keys</source>
        <translation>Die Regeln, die Knöpfe und die Tasten</translation>
    </message>
    <message>
        <source>&amp;About Mahjong Qt</source>
        <translation>&amp;Über Mahjong Qt</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Version, credits and licences</source>
        <translation>Version, Mitwirkende und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Back to the start</source>
        <translation>&amp;Zurück zum Anfang</translation>
    </message>
    <message>
        <source>&amp;Back to move %1</source>
        <translation>&amp;Zurück zu Zug %1</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation>Tipp %1</translation>
    </message>
    <message>
        <source>Shuffle %1</source>
        <translation>Mischen %1</translation>
    </message>
    <message>
        <source>All hints of this game are used</source>
        <translation>Alle Tipps dieser Partie sind verbraucht</translation>
    </message>
    <message>
        <source>All shuffles of this game are used</source>
        <translation>Diese Partie lässt kein weiteres Mischen zu</translation>
    </message>
    <message>
        <source>There are no shuffles in this mode</source>
        <translation>In diesem Modus wird nicht gemischt</translation>
    </message>
</context>
<context>
    <name>AddingButtons</name>
    <message>
        <source>Add all</source>
        <translation>Alle hinzufügen</translation>
    </message>
    <message>
        <source>Add tile set…</source>
        <translation>Steinsatz hinzufügen …</translation>
    </message>
    <message>
        <source>Takes in tile sets of KMahjongg, GNOME Mahjongg, and folders of drawings</source>
        <translation>Nimmt Steinsätze von KMahjongg, GNOME Mahjongg und Ordner mit Zeichnungen auf</translation>
    </message>
    <message>
        <source>From files…</source>
        <translation>Aus Dateien …</translation>
    </message>
    <message>
        <source>From a folder…</source>
        <translation>Aus einem Ordner …</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Auf diesem Computer</translation>
    </message>
    <message>
        <source>Adds a tile set of another game that is installed here</source>
        <translation>Fügt den Steinsatz eines anderen Spiels hinzu, das hier installiert ist</translation>
    </message>
    <message>
        <source>Add tile set</source>
        <translation>Steinsatz hinzufügen</translation>
    </message>
    <message>
        <source>Tile sets</source>
        <translation>Steinsätze</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Deals tiles on this field %1 times, finds out which of these games can be won, without gravity and with it, and plays them as people do who do not look ahead. It works beside the editor; you can go on drawing.</source>
        <translation>Teilt auf diesem Feld %1-mal Steine aus, findet heraus, welche dieser Spiele zu gewinnen sind, ohne Schwerkraft und mit ihr, und spielt sie so, wie Leute spielen, die nicht vorausdenken. Das läuft neben dem Editor; Sie können weiterzeichnen.</translation>
    </message>
    <message>
        <source>Deals tiles on this layout %1 times, finds out which of these games can be won, and plays them as people do who do not look ahead. It works beside the editor; you can go on drawing.</source>
        <translation>Teilt auf dieser Aufstellung %1-mal Steine aus, findet heraus, welche dieser Spiele zu gewinnen sind, und spielt sie so, wie Leute spielen, die nicht vorausdenken. Das läuft neben dem Editor; Sie können weiterzeichnen.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Wird untersucht …</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Neu untersuchen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Try %1 more deals</source>
        <translation>%1 weitere Spiele austeilen</translation>
    </message>
    <message>
        <source>Looking whether the layout can be dealt…</source>
        <translation>Es wird geprüft, ob die Aufstellung aufgehen kann …</translation>
    </message>
    <message>
        <source>Deals tried: %1 of %2</source>
        <translation>Ausgeteilte Spiele: %1 von %2</translation>
    </message>
    <message>
        <source>Something went wrong, and the analysis was not finished.</source>
        <translation>Etwas ist schiefgegangen, und die Untersuchung wurde nicht fertig.</translation>
    </message>
    <message>
        <source>For the layout before your last changes</source>
        <translation>Für die Aufstellung vor Ihren letzten Änderungen</translation>
    </message>
    <message>
        <source>In whatever order they go, some tiles never come free. There is nothing to try.</source>
        <translation>In welcher Reihenfolge man sie auch nimmt, manche Steine werden nie frei. Es gibt nichts auszuprobieren.</translation>
    </message>
    <message>
        <source>The careless player has lost no game.</source>
        <translation>Der unbedachte Spieler hat kein Spiel verloren.</translation>
    </message>
    <message>
        <source>The tile that is left most often is left in %1 of the games that the careless player loses.</source>
        <translation>Der Stein, der am häufigsten liegen bleibt, tut das in %1 der Spiele, die der unbedachte Spieler verliert.</translation>
    </message>
    <message>
        <source>Tiles: %1</source>
        <translation>Steine: %1</translation>
    </message>
    <message>
        <source>Deals tried: %1</source>
        <translation>Ausgeteilte Spiele: %1</translation>
    </message>
    <message>
        <source>There are no tiles yet.</source>
        <translation>Es sind noch keine Steine da.</translation>
    </message>
    <message>
        <source>With an odd number of tiles nothing can be dealt. Add one, or take one away.</source>
        <translation>Mit einer ungeraden Anzahl von Steinen lässt sich nichts austeilen. Legen Sie einen dazu oder nehmen Sie einen weg.</translation>
    </message>
    <message>
        <source>On a Shisen-sho field all tiles lie on the table, in rows and columns.</source>
        <translation>Auf einem Shisen-sho-Feld liegen alle Steine auf dem Tisch, in Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>über 99 %</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1 % bis %2 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, never</source>
        <translation>Nein, nie</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Can be dealt</source>
        <translation>Kann aufgehen</translation>
    </message>
    <message>
        <source>Whether there is any order in which all tiles come free two by two.</source>
        <translation>Ob es überhaupt eine Reihenfolge gibt, in der alle Steine Paar für Paar frei werden.</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Spiele, die zu gewinnen sind</translation>
    </message>
    <message>
        <source>With gravity, deals that can be won</source>
        <translation>Mit Schwerkraft: Spiele, die zu gewinnen sind</translation>
    </message>
    <message>
        <source>With gravity, deals not decided</source>
        <translation>Mit Schwerkraft: nicht entschiedene Spiele</translation>
    </message>
    <message>
        <source>With gravity, of those a careless player wins</source>
        <translation>Mit Schwerkraft: davon gewinnt ein sorgloser Spieler</translation>
    </message>
    <message>
        <source>How often deals that can be won are won by somebody who never looks ahead: who takes any pair that is open, and the last tiles of a kind as soon as they can go. It tells how forgiving the field is.</source>
        <translation>Wie oft Spiele, die zu gewinnen sind, von jemandem gewonnen werden, der nie vorausdenkt: der irgendein offenes Paar nimmt und die letzten Steine einer Art, sobald sie gehen können. Das sagt, wie nachsichtig das Feld ist.</translation>
    </message>
    <message>
        <source>Pairs open at the start</source>
        <translation>Offene Paare am Anfang</translation>
    </message>
    <message>
        <source>How many pairs a line joins in the first move, on average.</source>
        <translation>Wie viele Paare eine Linie im ersten Zug verbindet, im Mittel.</translation>
    </message>
    <message>
        <source>Tiles are dealt at random, and each deal is looked through for a way to clear it. The true share lies between these two, with a certainty of 95 %. More deals bring the two closer together.</source>
        <translation>Die Steine werden zufällig ausgeteilt, und in jedem Spiel wird ein Weg gesucht, alles abzuräumen. Der wahre Anteil liegt mit einer Sicherheit von 95 % zwischen diesen beiden. Mehr Spiele bringen die beiden näher zusammen.</translation>
    </message>
    <message>
        <source>Deals not decided</source>
        <translation>Nicht entschiedene Spiele</translation>
    </message>
    <message>
        <source>For these neither a way to clear them was found nor a proof that there is none, so that the share above is known less closely.</source>
        <translation>Für diese fand sich weder ein Weg, sie abzuräumen, noch ein Beweis, dass es keinen gibt. Der Anteil darüber ist deshalb weniger genau bekannt.</translation>
    </message>
    <message>
        <source>How often deals that can be won are won by somebody who never looks ahead: who takes the pair that frees most tiles, but in three moves of ten just any pair. It tells how forgiving the layout is.</source>
        <translation>Wie oft Spiele, die zu gewinnen sind, von jemandem gewonnen werden, der nie vorausdenkt: der das Paar nimmt, das die meisten Steine frei macht, in drei von zehn Zügen aber irgendeines. Das sagt, wie viel die Aufstellung verzeiht.</translation>
    </message>
    <message>
        <source>How often deals that can be won are won by somebody who always takes the pair that frees most tiles.</source>
        <translation>Wie oft Spiele, die zu gewinnen sind, von jemandem gewonnen werden, der immer das Paar nimmt, das die meisten Steine frei macht.</translation>
    </message>
    <message>
        <source>Of those, a careless player wins</source>
        <translation>Davon gewinnt ein sorgloser Spieler</translation>
    </message>
    <message>
        <source>Of those, a greedy player wins</source>
        <translation>Davon gewinnt ein gieriger Spieler</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>How often tiles are left that cannot be taken when any two free tiles go at random, whatever is on them: how easily the shape alone gets stuck.</source>
        <translation>Wie oft Steine übrig bleiben, die man nicht nehmen kann, wenn immer zwei beliebige freie Steine gehen, was auch auf ihnen ist: wie leicht schon die Form allein klemmt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show on the board what is left</source>
        <translation>Zeigen, was liegen bleibt</translation>
    </message>
    <message>
        <source>Colours each tile by the share of games lost by the careless player in which it is left.</source>
        <translation>Färbt jeden Stein nach dem Anteil der vom unbedachten Spieler verlorenen Spiele, in denen er liegen bleibt.</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>Puts the figures on the clipboard as text.</source>
        <translation>Legt die Zahlen als Text in die Zwischenablage.</translation>
    </message>
    <message>
        <source>Deals tried</source>
        <translation>Ausgeteilte Spiele</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Esc shows the whole window again.</source>
        <translation>Esc zeigt wieder das ganze Fenster.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Dieses Spiel verlassen?</translation>
    </message>
    <message>
        <source>A shuffle cannot help here</source>
        <translation>Mischen hilft hier nicht</translation>
    </message>
    <message>
        <source>In whatever order the tiles left lie on their places, they cannot be cleared. Take moves back, or start again?</source>
        <translation>Wie auch immer die übrigen Steine auf ihren Plätzen liegen, sie lassen sich nicht abräumen. Züge zurücknehmen oder neu anfangen?</translation>
    </message>
    <message>
        <source>No shuffle was found</source>
        <translation>Es fand sich keine Mischung</translation>
    </message>
    <message>
        <source>There may be one: trying again can help.</source>
        <translation>Vielleicht gibt es eine: Ein neuer Versuch kann helfen.</translation>
    </message>
    <message>
        <source>This game cannot be dealt</source>
        <translation>Dieses Spiel lässt sich nicht auslegen</translation>
    </message>
    <message>
        <source>“%1” asks for gravity, which only Shisen-sho has. Its layout is one for Mahjong Solitaire.</source>
        <translation>„%1“ verlangt Schwerkraft, die es nur bei Shisen-sho gibt. Die Aufstellung ist eine für Mahjong Solitaire.</translation>
    </message>
    <message>
        <source>This game has no more. Moves can be taken back as often as you like.</source>
        <translation>Diese Partie hat keine weiteren. Züge lassen sich zurücknehmen, so oft Sie möchten.</translation>
    </message>
    <message>
        <source>All hints are used</source>
        <translation>Alle Tipps sind verbraucht</translation>
    </message>
    <message>
        <source>No shuffle is left</source>
        <translation>Kein Mischen mehr möglich</translation>
    </message>
    <message>
        <source>There are no shuffles in this mode</source>
        <translation>In dieser Spielart gibt es kein Mischen</translation>
    </message>
    <message>
        <source>Moves can be taken back as often as you like.</source>
        <translation>Züge können Sie beliebig oft zurücknehmen.</translation>
    </message>
    <message>
        <source>No pair leads to a win any more</source>
        <translation>Kein Paar führt mehr zum Sieg</translation>
    </message>
    <message>
        <source>Go back, or play on all the same.</source>
        <translation>Gehen Sie zurück, oder spielen Sie trotzdem weiter.</translation>
    </message>
    <message>
        <source>You can play on all the same.</source>
        <translation>Sie können trotzdem weiterspielen.</translation>
    </message>
    <message>
        <source>This is Shisen-sho</source>
        <translation>Das ist Shisen-sho</translation>
    </message>
    <message>
        <source>Two tiles with the same face go when a line joins them: over empty places or round the outside, with two turns at most.</source>
        <translation>Zwei Steine mit dem gleichen Bild verschwinden, wenn eine Linie sie verbindet: über leere Plätze oder außen herum, mit höchstens zwei Knicken.</translation>
    </message>
    <message>
        <source>Your game was saved by a newer version of Mahjong Qt</source>
        <translation>Ihr Spiel wurde mit einer neueren Version von Mahjong Qt gespeichert</translation>
    </message>
    <message>
        <source>Your saved game could not be read</source>
        <translation>Ihr gespeichertes Spiel konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>Ihre Einstellungen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>You can go on playing, but after closing the program it may be lost. The system says: %1</source>
        <translation>Sie können weiterspielen, aber nach dem Schließen des Programms kann das Spiel verloren sein. Das System meldet: %1</translation>
    </message>
    <message>
        <source>Your game cannot be saved</source>
        <translation>Ihr Spiel kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Go back, shuffle, or play on all the same.</source>
        <translation>Gehen Sie zurück, mischen Sie, oder spielen Sie trotzdem weiter.</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Dieses Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It would be over, and count as lost.</source>
        <translation>Es wäre zu Ende und würde als verloren zählen.</translation>
    </message>
    <message>
        <source>This is how it stood a little earlier. The file was kept: “%1”.</source>
        <translation>So stand es kurz davor. Die Datei wurde aufgehoben: „%1“.</translation>
    </message>
    <message>
        <source>This is a new game. The file was kept: “%1”.</source>
        <translation>Dies ist ein neues Spiel. Die Datei wurde aufgehoben: „%1“.</translation>
    </message>
    <message>
        <source>All settings are as they were at first. The file was kept: “%1”.</source>
        <translation>Alle Einstellungen sind wieder wie am Anfang. Die Datei wurde aufgehoben: „%1“.</translation>
    </message>
    <message>
        <source>They apply until you close the program. The system says: %1</source>
        <translation>Sie gelten, bis Sie das Programm schließen. Das System meldet: %1</translation>
    </message>
    <message>
        <source>Your settings cannot be saved</source>
        <translation>Ihre Einstellungen können nicht gespeichert werden</translation>
    </message>
    <message>
        <source>You can go on playing. What went wrong is written in “%1”.</source>
        <translation>Sie können weiterspielen. Was schiefging, steht in „%1“.</translation>
    </message>
    <message>
        <source>Cleared! Time: %1</source>
        <translation>Abgeräumt! Zeit: %1</translation>
    </message>
    <message>
        <source>The clock has stopped. Click the board to go on.</source>
        <translation>Die Uhr steht. Ein Klick auf das Spielfeld setzt das Spiel fort.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The %1 minutes are over, with %2 tiles left. The game counts as lost.</source>
        <translation>Die %1 Minuten sind um, %2 Steine sind noch da. Die Partie zählt als verloren.</translation>
    </message>
    <message>
        <source>No two free tiles match. Undo, shuffle or start again?</source>
        <translation>Keine zwei freien Steine passen zusammen. Zurücknehmen, mischen oder neu anfangen?</translation>
    </message>
    <message>
        <source>No more moves</source>
        <translation>Kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>No two free tiles match. Go back, shuffle or start again?</source>
        <translation>Keine zwei freien Steine passen zusammen. Zurückgehen, mischen oder neu anfangen?</translation>
    </message>
    <message>
        <source>No two free tiles match. Go back or start again?</source>
        <translation>Keine zwei freien Steine passen zusammen. Zurückgehen oder neu anfangen?</translation>
    </message>
    <message>
        <source>No two free tiles match. Undo or start again?</source>
        <translation>Keine zwei freien Steine passen zusammen. Zurücknehmen oder neu anfangen?</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Dieses Spiel ist nicht zu gewinnen</translation>
    </message>
    <message>
        <source>It is proven: as the tiles lie, nobody can clear them. Shuffle, a new game, or play on?</source>
        <translation>Das ist bewiesen: So, wie die Steine liegen, kann sie niemand abräumen. Mischen, ein neues Spiel oder weiterspielen?</translation>
    </message>
    <message>
        <source>It is proven: as the tiles lie, nobody can clear them. A new game, or play on?</source>
        <translation>Es ist bewiesen: So, wie die Steine liegen, kann sie niemand abräumen. Eine neue Partie, oder weiterspielen?</translation>
    </message>
    <message>
        <source>No way to win is left. %1</source>
        <translation>Es ist kein Sieg mehr möglich. %1</translation>
    </message>
    <message>
        <source>Since move %2 there is no way to win. %1</source>
        <translation>Seit Zug %2 ist kein Sieg mehr möglich. %1</translation>
    </message>
    <message>
        <source>Go back or shuffle?</source>
        <translation>Zurückgehen oder mischen?</translation>
    </message>
    <message>
        <source>Go back?</source>
        <translation>Zurückgehen?</translation>
    </message>
    <message>
        <source>Undo or shuffle?</source>
        <translation>Zurücknehmen oder mischen?</translation>
    </message>
    <message>
        <source>Undo?</source>
        <translation>Zurücknehmen?</translation>
    </message>
    <message>
        <source>This game cannot be won any more</source>
        <translation>Dieses Spiel ist nicht mehr zu gewinnen</translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Abgeräumt!</translation>
    </message>
    <message>
        <source>The third star is for no hint, no undo and no shuffle.</source>
        <translation>Den dritten Stern gibt es ohne Tipp, Rückgängig und Mischen.</translation>
    </message>
    <message>
        <source>The third star is for clearing within %1.</source>
        <translation>Den dritten Stern gibt es für höchstens %1.</translation>
    </message>
    <message>
        <source>The other stars: clearing within %1, and no hint, no undo and no shuffle.</source>
        <translation>Die anderen Sterne: höchstens %1, und ohne Tipp, Rückgängig und Mischen.</translation>
    </message>
    <message>
        <source>Well done: without a hint, an undo or a shuffle.</source>
        <translation>Gut gemacht: ohne Tipp, ohne Zurücknehmen, ohne Mischen.</translation>
    </message>
    <message>
        <source>Well done. Hints: %1, undos: %2, shuffles: %3.</source>
        <translation>Gut gemacht. Tipps: %1, zurückgenommen: %2, gemischt: %3.</translation>
    </message>
    <message>
        <source>Won late: it does not count for the streak</source>
        <translation>Nachträglich gewonnen: zählt nicht für die Tage in Folge</translation>
    </message>
    <message>
        <source>Day won</source>
        <translation>Tag gewonnen</translation>
    </message>
    <message>
        <source>Day won. %1</source>
        <translation>Tag gewonnen. %1</translation>
    </message>
    <message>
        <source>As fast as before. A deal that you knew, so no best time.</source>
        <translation>So schnell wie zuvor. Sie kannten die Partie, daher keine Bestzeit.</translation>
    </message>
    <message>
        <source>%1 faster than before. A deal that you knew, so no best time.</source>
        <translation>%1 schneller als zuvor. Sie kannten die Partie, daher keine Bestzeit.</translation>
    </message>
    <message>
        <source>%1 slower than before. A deal that you knew, so no best time.</source>
        <translation>%1 langsamer als zuvor. Sie kannten die Partie, daher keine Bestzeit.</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>Best combo: ×%1</source>
        <translation>Beste Serie: ×%1</translation>
    </message>
    <message>
        <source>The layout “%1” is not here.</source>
        <translation>Die Aufstellung „%1“ ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>The file of the layout cannot be used: %1</source>
        <translation>Die Datei der Aufstellung ist nicht brauchbar: %1</translation>
    </message>
    <message>
        <source>The layout “%1” has an odd number of tiles.</source>
        <translation>Die Aufstellung „%1“ hat eine ungerade Anzahl von Steinen.</translation>
    </message>
    <message>
        <source>On the layout “%1” no deal can ever be cleared.</source>
        <translation>Auf der Aufstellung „%1“ lässt sich kein Spiel je abräumen.</translation>
    </message>
    <message>
        <source>On the layout “%1” no deal that can be cleared was found.</source>
        <translation>Für die Aufstellung „%1“ fand sich kein Spiel, das sich abräumen lässt.</translation>
    </message>
    <message>
        <source>The layout you chose last is no longer here</source>
        <translation>Die zuletzt gewählte Aufstellung ist nicht mehr da</translation>
    </message>
    <message>
        <source>It was removed or moved. This is a game on another layout.</source>
        <translation>Sie wurde entfernt oder verschoben. Dies ist ein Spiel auf einer anderen Aufstellung.</translation>
    </message>
    <message>
        <source>Your favourite layouts could not be read</source>
        <translation>Ihre Lieblingsaufstellungen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>No layout is marked as a favourite or hidden now. The file was kept: “%1”.</source>
        <translation>Jetzt ist keine Aufstellung als Favorit markiert oder verborgen. Die Datei wurde aufgehoben: „%1“.</translation>
    </message>
    <message>
        <source>Your results could not be read</source>
        <translation>Ihre Ergebnisse konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Results are counted anew from now on. The file was kept: “%1”.</source>
        <translation>Ergebnisse werden von nun an neu gezählt. Die Datei wurde aufgehoben: „%1“.</translation>
    </message>
    <message>
        <source>Earlier results came back from a copy</source>
        <translation>Frühere Ergebnisse kamen aus einer Kopie zurück</translation>
    </message>
    <message>
        <source>The file of your results was gone. These are the ones of the copy of %1.</source>
        <translation>Die Datei mit Ihren Ergebnissen war nicht mehr da. Dies sind die aus der Kopie vom %1.</translation>
    </message>
    <message>
        <source>Earlier results came back from the copy of %1. The file was kept: “%2”.</source>
        <translation>Frühere Ergebnisse kamen aus der Kopie vom %1 zurück. Die Datei wurde aufgehoben: „%2“.</translation>
    </message>
    <message>
        <source>The result of this game cannot be kept</source>
        <translation>Das Ergebnis dieses Spiels kann nicht aufgehoben werden</translation>
    </message>
    <message>
        <source>The system says: %1</source>
        <translation>Das System meldet: %1</translation>
    </message>
    <message>
        <source>&amp;Next level</source>
        <translation>&amp;Nächste Stufe</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Your backup was taken over</source>
        <translation>Ihre Sicherung wurde übernommen</translation>
    </message>
    <message>
        <source>What was here before is kept in “%1”.</source>
        <translation>Was vorher hier war, ist erhalten in „%1“.</translation>
    </message>
    <message>
        <source>The backup could not be taken over</source>
        <translation>Die Sicherung konnte nicht übernommen werden</translation>
    </message>
    <message>
        <source>There is too much here to be kept beside it, so nothing was replaced. Remove tile sets that you no longer need and start again, or choose “Backup…” to leave it.</source>
        <translation>Hier ist zu viel, um daneben erhalten zu bleiben; deshalb wurde nichts ersetzt. Entfernen Sie Steinsätze, die Sie nicht mehr brauchen, und starten Sie noch einmal, oder verzichten Sie unter „Sicherung …“ darauf.</translation>
    </message>
    <message>
        <source>Some of it may be in its place already. The next start tries again; “Backup…” is where it can be left. The system says: %1</source>
        <translation>Ein Teil ist vielleicht schon übernommen. Der nächste Start versucht es noch einmal; unter „Sicherung …“ können Sie darauf verzichten. Das System meldet: %1</translation>
    </message>
</context>
<context>
    <name>AppearanceChoice</name>
    <message>
        <source>Same as system</source>
        <comment>appearance</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation>Hell und dunkel</translation>
    </message>
</context>
<context>
    <name>BackSection</name>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Eigene Farbe</translation>
    </message>
    <message>
        <source>Own colour…</source>
        <translation>Eigene Farbe …</translation>
    </message>
    <message>
        <source>Colour of the backs</source>
        <translation>Farbe der Rückseiten</translation>
    </message>
</context>
<context>
    <name>Backs</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Bamboo colour</source>
        <translation>Bambusfarben</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
</context>
<context>
    <name>BackupWindow</name>
    <message>
        <source>Save a backup</source>
        <translation>Sicherung speichern</translation>
    </message>
    <message>
        <source>Take from a backup</source>
        <translation>Aus Sicherung übernehmen</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sicherungen (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Mahjong backup %1</source>
        <translation>Mahjong-Sicherung %1</translation>
    </message>
    <message>
        <source>The backup is being saved…</source>
        <translation>Die Sicherung wird gespeichert …</translation>
    </message>
    <message>
        <source>The backup is being read…</source>
        <translation>Die Sicherung wird gelesen …</translation>
    </message>
    <message>
        <source>The backup is being made ready…</source>
        <translation>Die Sicherung wird bereitgelegt …</translation>
    </message>
    <message>
        <source>No backup is taken over</source>
        <translation>Es wird keine Sicherung übernommen</translation>
    </message>
    <message>
        <source>Everything stays as it is on this computer.</source>
        <translation>Auf diesem Rechner bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The backup was saved</source>
        <translation>Die Sicherung wurde gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n gespielte Partie</numerusform>
            <numerusform>%n gespielte Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress</source>
        <translation>
            <numerusform>%n laufende Partie</numerusform>
            <numerusform>%n laufende Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n Aufstellung</numerusform>
            <numerusform>%n Aufstellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile set(s)</source>
        <translation>
            <numerusform>%n Steinsatz</numerusform>
            <numerusform>%n Steinsätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>It holds: %1</source>
        <translation>Inhalt: %1</translation>
    </message>
    <message>
        <source>At the next start its results, settings and games in progress take the place of those on this computer, which are kept in a backup of their own. Layouts and tile sets that you added here stay.</source>
        <translation>Beim nächsten Start treten ihre Ergebnisse, Einstellungen und laufenden Partien an die Stelle derer auf diesem Rechner; diese bleiben in einer eigenen Sicherung erhalten. Aufstellungen und Steinsätze, die Sie hier hinzugefügt haben, bleiben.</translation>
    </message>
    <message>
        <source>Take over at the ne&amp;xt start</source>
        <translation>Beim &amp;nächsten Start übernehmen</translation>
    </message>
    <message>
        <source>Take this backup over?</source>
        <translation>Diese Sicherung übernehmen?</translation>
    </message>
    <message>
        <source>Do &amp;not take it over</source>
        <translation>Nic&amp;ht übernehmen</translation>
    </message>
    <message>
        <source>Until then you play on as before.</source>
        <translation>Bis dahin spielen Sie weiter wie bisher.</translation>
    </message>
    <message>
        <source>What is here will be kept in “%1”.</source>
        <translation>Was jetzt hier ist, bleibt erhalten in „%1“.</translation>
    </message>
    <message>
        <source>Close the &amp;game now</source>
        <translation>Spiel &amp;jetzt schließen</translation>
    </message>
    <message>
        <source>A backup will be taken over at the next start</source>
        <translation>Beim nächsten Start wird eine Sicherung übernommen</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>A backup is one file with your results, games in progress, settings, layouts and tile sets. Keep it in a safe place, or take everything to another computer with it.</source>
        <translation>Eine Sicherung ist eine Datei mit Ihren Ergebnissen, laufenden Partien, Einstellungen, Aufstellungen und Steinsätzen. Bewahren Sie sie gut auf, oder nehmen Sie damit alles auf einen anderen Rechner mit.</translation>
    </message>
    <message>
        <source>What you take from a backup is in force when the game is started the next time.</source>
        <translation>Was Sie aus einer Sicherung übernehmen, gilt ab dem nächsten Start des Spiels.</translation>
    </message>
    <message>
        <source>&amp;Save a backup…</source>
        <translation>Sicherung &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Take from a backup…</source>
        <translation>Aus Sicherung &amp;übernehmen …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>This is too much for one backup</source>
        <translation>Das ist zu viel für eine Sicherung</translation>
    </message>
    <message>
        <source>A backup holds up to 512 MB and 20,000 files. Remove tile sets that you no longer need, and try again.</source>
        <translation>Eine Sicherung fasst bis zu 512 MB und 20.000 Dateien. Entfernen Sie Steinsätze, die Sie nicht mehr brauchen, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Try again, or choose another folder. The system says: %1</source>
        <translation>Versuchen Sie es noch einmal, oder wählen Sie einen anderen Ordner. Das System meldet: %1</translation>
    </message>
    <message>
        <source>The backup could not be saved</source>
        <translation>Die Sicherung konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Nothing was changed. Copy the file to this computer and try again. The system says: %1</source>
        <translation>Es wurde nichts geändert. Kopieren Sie die Datei auf diesen Rechner, und versuchen Sie es noch einmal. Das System meldet: %1</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Die Datei konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>Nothing was changed. There may be too little room on the disk. The system says: %1</source>
        <translation>Es wurde nichts geändert. Vielleicht ist zu wenig Platz auf dem Datenträger. Das System meldet: %1</translation>
    </message>
    <message>
        <source>The backup could not be made ready</source>
        <translation>Die Sicherung konnte nicht bereitgelegt werden</translation>
    </message>
    <message>
        <source>It will still be taken over at the next start. Try again. The system says: %1</source>
        <translation>Sie wird beim nächsten Start noch immer übernommen. Versuchen Sie es noch einmal. Das System meldet: %1</translation>
    </message>
    <message>
        <source>The backup could not be put away</source>
        <translation>Die Sicherung konnte nicht zurückgenommen werden</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>Nothing was changed. Please try again.</source>
        <translation>Es wurde nichts geändert. Bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This is no backup of Mahjong Qt</source>
        <translation>Das ist keine Sicherung von Mahjong Qt</translation>
    </message>
    <message>
        <source>Nothing was changed. Choose the file that was saved with “Save a backup…”.</source>
        <translation>Es wurde nichts geändert. Wählen Sie die Datei, die mit „Sicherung speichern …“ gespeichert wurde.</translation>
    </message>
    <message>
        <source>This backup is damaged</source>
        <translation>Diese Sicherung ist beschädigt</translation>
    </message>
    <message>
        <source>Nothing was changed. Copy the file here once more, or save a new backup where it was made.</source>
        <translation>Es wurde nichts geändert. Kopieren Sie die Datei noch einmal hierher, oder speichern Sie dort, wo sie herkommt, eine neue Sicherung.</translation>
    </message>
    <message>
        <source>This backup comes from a newer version of Mahjong Qt</source>
        <translation>Diese Sicherung stammt von einer neueren Version von Mahjong Qt</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version here, and take it over with that.</source>
        <translation>Es wurde nichts geändert. Installieren Sie hier die neuere Version, und übernehmen Sie die Sicherung damit.</translation>
    </message>
    <message>
        <source>This backup is too large</source>
        <translation>Diese Sicherung ist zu groß</translation>
    </message>
    <message>
        <source>Nothing was changed. A backup holds up to 512 MB and 20,000 files. Save a new one with fewer tile sets where it was made.</source>
        <translation>Es wurde nichts geändert. Eine Sicherung fasst bis zu 512 MB und 20.000 Dateien. Speichern Sie dort, wo sie herkommt, eine neue mit weniger Steinsätzen.</translation>
    </message>
    <message>
        <source>This file was not made by Mahjong Qt alone</source>
        <translation>Diese Datei stammt nicht allein von Mahjong Qt</translation>
    </message>
    <message>
        <source>Nothing was changed. It holds files that no backup has. Take another one, or save a new one where it was made.</source>
        <translation>Es wurde nichts geändert. Sie enthält Dateien, die in keine Sicherung gehören. Nehmen Sie eine andere, oder speichern Sie dort, wo sie herkommt, eine neue.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>Worth a second look</source>
        <translation>Einen zweiten Blick wert</translation>
    </message>
    <message>
        <source>Nothing stands out</source>
        <translation>Nichts fällt auf</translation>
    </message>
</context>
<context>
    <name>BoardSection</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Own picture…</source>
        <translation>Eigenes Bild …</translation>
    </message>
    <message>
        <source>Picture under the board</source>
        <translation>Bild unter dem Brett</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>A full set</source>
        <translation>Ein voller Satz</translation>
    </message>
    <message numerus="yes">
        <source>%n more make a full set</source>
        <translation>
            <numerusform>%n weiterer ergibt einen vollen Satz</numerusform>
            <numerusform>%n weitere ergeben einen vollen Satz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than a full set</source>
        <translation>
            <numerusform>%n mehr als ein voller Satz</numerusform>
            <numerusform>%n mehr als ein voller Satz</numerusform>
        </translation>
    </message>
    <message>
        <source>1 more makes the number even, 3 a multiple of four</source>
        <translation>1 weiterer macht die Anzahl gerade, 3 ein Vielfaches von vier</translation>
    </message>
    <message>
        <source>2 more make a multiple of four</source>
        <translation>2 weitere ergeben ein Vielfaches von vier</translation>
    </message>
    <message>
        <source>1 more makes a multiple of four</source>
        <translation>1 weiterer ergibt ein Vielfaches von vier</translation>
    </message>
    <message>
        <source>%1 × %2 tiles</source>
        <translation>%1 × %2 Steine</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>About the middle of the board</source>
        <translation>Um die Mitte des Spielfelds</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Places of the field without a tile</source>
        <translation>Plätze des Felds ohne Stein</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Tiles that can be taken in the first move if they have a match</source>
        <translation>Steine, die im ersten Zug genommen werden können, wenn es einen passenden gibt</translation>
    </message>
    <message>
        <source>Tiles on which others lie, even with a quarter</source>
        <translation>Steine, auf denen andere liegen, und sei es mit einem Viertel</translation>
    </message>
    <message>
        <source>Tiles of which nothing can be seen from above</source>
        <translation>Steine, von denen man von oben nichts sieht</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Free at the start</source>
        <translation>Anfangs frei</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Bedeckt</translation>
    </message>
    <message>
        <source>Out of sight</source>
        <translation>Nicht zu sehen</translation>
    </message>
    <message>
        <source>left and right, top and bottom</source>
        <translation>links und rechts, oben und unten</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>links und rechts</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>oben und unten</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, gravity</source>
        <translation>%1, Schwerkraft</translation>
    </message>
</context>
<context>
    <name>Brush</name>
    <message>
        <source>Draw tiles</source>
        <translation>Steine zeichnen</translation>
    </message>
</context>
<context>
    <name>CampaignMap</name>
    <message>
        <source>Place %1 of %2, %3 of %4 stars</source>
        <translation>Ort %1 von %2, %3 von %4 Sternen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>&amp;Play level %1</source>
        <translation>Stufe %1 &amp;spielen</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>All %1 levels cleared</source>
        <translation>Alle %1 Stufen geräumt</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Voriger Ort</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächster Ort</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
</context>
<context>
    <name>CampaignWords</name>
    <message>
        <source>Rice village</source>
        <translation>Reisdorf</translation>
    </message>
    <message>
        <source>Bamboo forest</source>
        <translation>Bambuswald</translation>
    </message>
    <message>
        <source>Old bridge</source>
        <translation>Alte Brücke</translation>
    </message>
    <message>
        <source>Mountain temple</source>
        <translation>Bergtempel</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Imperial city</source>
        <translation>Kaiserstadt</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Best time %1, best points %2</source>
        <translation>Beste Zeit %1, meiste Punkte %2</translation>
    </message>
    <message>
        <source>cleared, %1 of 3 stars</source>
        <translation>geräumt, %1 von 3 Sternen</translation>
    </message>
    <message>
        <source>the next one</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>opens when level %1 is cleared</source>
        <translation>öffnet sich, wenn Stufe %1 geräumt ist</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>CanvasView</name>
    <message>
        <source>Layout</source>
        <translation>Aufstellung</translation>
    </message>
</context>
<context>
    <name>CanvasVoice</name>
    <message>
        <source>column %1, row %2, layer %3</source>
        <translation>Spalte %1, Zeile %2, Ebene %3</translation>
    </message>
    <message>
        <source>Tile at %1</source>
        <translation>Stein bei %1</translation>
    </message>
    <message>
        <source>Free place at %1</source>
        <translation>Freier Platz bei %1</translation>
    </message>
    <message>
        <source>No room at %1</source>
        <translation>Kein Platz bei %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) moved</source>
        <translation>
            <numerusform>%n Stein verschoben</numerusform>
            <numerusform>%n Steine verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile laid at %1</source>
        <translation>Stein gelegt bei %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n Stein gelegt</numerusform>
            <numerusform>%n Steine gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken away</source>
        <translation>
            <numerusform>%n Stein weggenommen</numerusform>
            <numerusform>%n Steine weggenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile taken away at %1</source>
        <translation>Stein weggenommen bei %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>CardQuestion</name>
    <message>
        <source>Remove “%1”?</source>
        <translation>„%1“ entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>CardTeller</name>
    <message>
        <source>Any layout, any deal</source>
        <translation>Jede Aufstellung, jede Verteilung</translation>
    </message>
    <message>
        <source>Easy deals, and as much help as you like</source>
        <translation>Leichte Partien, Hilfe so viel Sie möchten</translation>
    </message>
    <message>
        <source>Hard deals, eight minutes, little help</source>
        <translation>Schwere Partien, acht Minuten, wenig Hilfe</translation>
    </message>
    <message>
        <source>Easy deals, no clock, no points</source>
        <translation>Leichte Partien, keine Uhr, keine Punkte</translation>
    </message>
    <message>
        <source>You, the tiles and the clock. No shuffles</source>
        <translation>Sie, die Steine und die Uhr. Kein Mischen</translation>
    </message>
    <message>
        <source>Join pairs by a line with at most two bends</source>
        <translation>Paare mit einer Linie verbinden, die höchstens zweimal abbiegt</translation>
    </message>
    <message>
        <source>The deals of past days</source>
        <translation>Die Partien vergangener Tage</translation>
    </message>
    <message>
        <source>Choose a layout and a deal</source>
        <translation>Aufstellung und Partie wählen</translation>
    </message>
    <message>
        <source>Draw a layout of your own</source>
        <translation>Eine eigene Aufstellung zeichnen</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>noch %n Stein</numerusform>
            <numerusform>noch %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won yet</source>
        <translation>Noch nicht gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>All levels cleared</source>
        <translation>Alle Stufen geräumt</translation>
    </message>
    <message>
        <source>A journey of 120 levels through six places</source>
        <translation>Eine Reise in 120 Stufen durch sechs Orte</translation>
    </message>
</context>
<context>
    <name>CategoryModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n Aufstellung</numerusform>
            <numerusform>%n Aufstellungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CategoryPicker</name>
    <message>
        <source>Categories</source>
        <translation>Gruppen</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Pairs a minute</source>
        <translation>Paare je Minute</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Pairs taken</source>
        <translation>Genommene Paare</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Time in the game</source>
        <translation>Zeit in der Partie</translation>
    </message>
    <message>
        <source>There is no game yet whose moves were kept.</source>
        <translation>Es gibt noch keine Partie, deren Züge festgehalten wurden.</translation>
    </message>
    <message>
        <source>Pairs a minute: %1 at the beginning, %2 halfway, %3 at the end.</source>
        <translation>Paare je Minute: %1 am Anfang, %2 in der Mitte, %3 am Ende.</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Zeit je Partie</translation>
    </message>
    <message>
        <source>Game won</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Games won, the last one at the right</source>
        <translation>Gewonnene Partien, die letzte rechts</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>There will be a dot here for each game won.</source>
        <translation>Hier steht einmal ein Punkt für jede gewonnene Partie.</translation>
    </message>
    <message>
        <source>Average of the last %1 games</source>
        <translation>Durchschnitt der letzten %1 Partien</translation>
    </message>
    <message>
        <source>Games won: %1. Fastest %2, slowest %3, half of them within %4.</source>
        <translation>Gewonnene Partien: %1. Schnellste %2, langsamste %3, die Hälfte in höchstens %4.</translation>
    </message>
    <message>
        <source>Times by layout</source>
        <translation>Zeiten je Aufstellung</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>A quarter within</source>
        <translation>Ein Viertel in</translation>
    </message>
    <message>
        <source>Half within</source>
        <translation>Die Hälfte in</translation>
    </message>
    <message>
        <source>Three quarters within</source>
        <translation>Drei Viertel in</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Langsamste</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Middle half</source>
        <translation>Mittlere Hälfte</translation>
    </message>
    <message>
        <source>There will be a row here for each layout with a game won.</source>
        <translation>Hier steht einmal eine Zeile für jede Aufstellung mit einem Sieg.</translation>
    </message>
    <message>
        <source>Fastest to slowest</source>
        <translation>Schnellste bis langsamste Partie</translation>
    </message>
    <message>
        <source>Most games were won on %1: %2, half of them within %3.</source>
        <translation>Die meisten Siege auf %1: %2, die Hälfte in höchstens %3.</translation>
    </message>
    <message>
        <source>Wins per week</source>
        <translation>Siege je Woche</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Woche vom</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>There will be a bar here for each week with games.</source>
        <translation>Hier steht einmal ein Balken für jede Woche mit Partien.</translation>
    </message>
    <message>
        <source>This week: %1 of %2 games won. All weeks shown: %3 of %4.</source>
        <translation>Diese Woche: %1 von %2 Partien gewonnen. Alle gezeigten Wochen: %3 von %4.</translation>
    </message>
</context>
<context>
    <name>ChartsPage</name>
    <message>
        <source>&amp;Chart:</source>
        <translation>Diagra&amp;mm:</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als &amp;Tabelle zeigen</translation>
    </message>
</context>
<context>
    <name>ChooserButtons</name>
    <message>
        <source>Plays Mahjong Solitaire on a layout that nobody has seen yet</source>
        <translation>Spielt Mahjong Solitaire auf einer Aufstellung, die noch niemand gesehen hat</translation>
    </message>
    <message>
        <source>Selects the next of these layouts that you have not played</source>
        <translation>Wählt die nächste dieser Aufstellungen, die Sie noch nicht gespielt haben</translation>
    </message>
    <message>
        <source>Takes in layouts from files, also from those of other games</source>
        <translation>Nimmt Aufstellungen aus Dateien auf, auch aus denen anderer Spiele</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Enter a game code</source>
        <translation>Spielcode eingeben</translation>
    </message>
    <message>
        <source>&amp;Game code, or a message with one in it:</source>
        <translation>Spiel&amp;code, oder eine Nachricht, in der einer steht:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>A code looks like %1.</source>
        <translation>Ein Code sieht so aus: %1.</translation>
    </message>
    <message>
        <source>%1 is a draft with an odd number of tiles and cannot be played.</source>
        <translation>%1 ist ein Entwurf mit ungerader Anzahl von Steinen und nicht spielbar.</translation>
    </message>
    <message>
        <source>%1, with gravity</source>
        <translation>%1, mit Schwerkraft</translation>
    </message>
    <message>
        <source>%1 (Shisen-sho)</source>
        <translation>%1 (Shisen-sho)</translation>
    </message>
    <message>
        <source>%1. Not every such deal can be won.</source>
        <translation>%1. Nicht jedes solche Spiel ist zu gewinnen.</translation>
    </message>
    <message>
        <source>This code is for a layout that is not here. Ask whoever sent you the code for the layout too.</source>
        <translation>Dieser Code gehört zu einer Aufstellung, die hier fehlt. Bitten Sie den Absender auch um die Aufstellung.</translation>
    </message>
    <message>
        <source>This code is for generated layout %1, which this version cannot make.</source>
        <translation>Dieser Code gehört zur erzeugten Aufstellung %1, die diese Version nicht machen kann.</translation>
    </message>
    <message>
        <source>This code is for layout number %1, which is not here. A newer version may have it.</source>
        <translation>Dieser Code gehört zur Aufstellung Nummer %1, die hier fehlt. Eine neuere Version hat sie vielleicht.</translation>
    </message>
    <message>
        <source>This is a layout. To import it, close this window and paste it into the game.</source>
        <translation>Das ist eine Aufstellung. Um sie zu importieren, dieses Fenster schließen und sie im Spiel einfügen.</translation>
    </message>
    <message>
        <source>There is no game code in this text. A code looks like %3.</source>
        <translation>In diesem Text steht kein Spielcode. Ein Code sieht so aus: %3.</translation>
    </message>
    <message>
        <source>The code begins with %1; this version of the game reads %2 only. A newer version may read it.</source>
        <translation>Der Code beginnt mit %1; diese Version des Spiels liest nur %2. Eine neuere Version kann es vielleicht.</translation>
    </message>
    <message>
        <source>“%1” is not allowed in the last part: it has letters from A to Z only.</source>
        <translation>„%1“ ist im letzten Teil nicht erlaubt: Er hat nur Buchstaben von A bis Z.</translation>
    </message>
    <message>
        <source>“%1” is not a layout: write the digit 0, not the letter O.</source>
        <translation>„%1“ ist keine Aufstellung: Schreiben Sie die Ziffer 0, nicht den Buchstaben O.</translation>
    </message>
    <message>
        <source>“%1” is not a layout: it has a 0 too many at the front.</source>
        <translation>„%1“ ist keine Aufstellung: Vorn steht eine 0 zu viel.</translation>
    </message>
    <message>
        <source>“%1” is not a layout: after L come two digits or more, as in %3.</source>
        <translation>„%1“ ist keine Aufstellung: Nach L folgen zwei oder mehr Ziffern, wie in %3.</translation>
    </message>
    <message>
        <source>“%1” is not a layout: after G comes a number.</source>
        <translation>„%1“ ist keine Aufstellung: Nach G folgt eine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is not a layout: after X come ten characters, letters and the digits 2 to 7.</source>
        <translation>„%1“ ist keine Aufstellung: Nach X folgen zehn Zeichen, Buchstaben und die Ziffern 2 bis 7.</translation>
    </message>
    <message>
        <source>The code ends too early. After %2 comes a layout, as in %3.</source>
        <translation>Der Code endet zu früh. Nach %2 folgt eine Aufstellung, wie in %3.</translation>
    </message>
    <message>
        <source>“%1” is not a layout. After %2 comes L and a number, as in %3.</source>
        <translation>„%1“ ist keine Aufstellung. Nach %2 folgen L und eine Zahl, wie in %3.</translation>
    </message>
    <message>
        <source>The last part, “%1”, should have seven letters, as in %3.</source>
        <translation>Der letzte Teil, „%1“, sollte sieben Buchstaben haben, wie in %3.</translation>
    </message>
    <message>
        <source>“-G” at the end is for Shisen-sho with gravity, but %1 is a layout for Mahjong Solitaire. Compare the code with what you were sent.</source>
        <translation>„-G“ am Ende steht für Shisen-sho mit Schwerkraft, aber %1 ist eine Aufstellung für Mahjong Solitaire. Vergleichen Sie den Code mit dem, der Ihnen geschickt wurde.</translation>
    </message>
    <message>
        <source>%1, a deal that can be won</source>
        <translation>%1, ein Spiel, das zu gewinnen ist</translation>
    </message>
    <message>
        <source>%1. The game tells you if this deal cannot be won.</source>
        <translation>%1. Wenn dieses Spiel nicht zu gewinnen ist, wird Ihnen das gesagt.</translation>
    </message>
    <message>
        <source>Something is mistyped in %1. Compare it letter by letter with what you were sent.</source>
        <translation>In %1 ist etwas vertippt. Vergleichen Sie Buchstabe für Buchstabe mit dem, was Sie bekommen haben.</translation>
    </message>
    <message>
        <source>%1 is a kind of deal that this version does not know. A newer version may.</source>
        <translation>%1 ist eine Art von Spiel, die diese Version nicht kennt. Eine neuere kennt sie vielleicht.</translation>
    </message>
    <message>
        <source>The ending “%1” is not known. Compare it with what you were sent.</source>
        <translation>Die Endung „%1“ ist nicht bekannt. Vergleichen Sie sie mit dem, was Sie bekommen haben.</translation>
    </message>
</context>
<context>
    <name>CornerChoice</name>
    <message>
        <source>Lower right</source>
        <translation>Rechts unten</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>Links unten</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Gesehen von</translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message numerus="yes">
        <source>%n day(s) won in a row</source>
        <translation>
            <numerusform>%n Tag in Folge gewonnen</numerusform>
            <numerusform>%n Tage in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s)</source>
        <translation>
            <numerusform>Längste Serie: %n Tag</numerusform>
            <numerusform>Längste Serie: %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Daily deals</source>
        <translation>Tagespartien</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won late</source>
        <translation>Verspätet gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>A past day can still be played. It counts as late, and not for the streak.</source>
        <translation>Ein vergangener Tag lässt sich nachholen. Er gilt als verspätet und zählt nicht für die Serie.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Solitaire</source>
        <translation>Solitär</translation>
    </message>
    <message>
        <source>Shisen-sho, flat</source>
        <translation>Shisen-Sho, flach</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What others may do with the layout, in short, such as CC-BY-4.0</source>
        <translation>Was andere mit der Aufstellung tun dürfen, als Kürzel wie CC-BY-4.0</translation>
    </message>
    <message>
        <source>Where the layout is found among the others</source>
        <translation>Wo die Aufstellung unter den anderen zu finden ist</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Change name</source>
        <translation>Namen ändern</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change licence</source>
        <translation>Lizenz ändern</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>Gruppe ändern</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Spiel ändern</translation>
    </message>
    <message>
        <source>The tiles that do not fit are pointed at.</source>
        <translation>Die Steine, die nicht passen, sind hervorgehoben.</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Spielfeld</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Angaben</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
</context>
<context>
    <name>DocumentFiles</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop to import layouts</source>
        <translation>Loslassen, um Aufstellungen zu importieren</translation>
    </message>
</context>
<context>
    <name>DropVeil</name>
    <message>
        <source>Drop to add a tile set</source>
        <translation>Loslassen, um einen Steinsatz hinzuzufügen</translation>
    </message>
</context>
<context>
    <name>EditCommands</name>
    <message>
        <source>Delete tiles</source>
        <translation>Steine löschen</translation>
    </message>
    <message>
        <source>Cut tiles</source>
        <translation>Steine ausschneiden</translation>
    </message>
    <message>
        <source>Duplicate tiles</source>
        <translation>Steine duplizieren</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Steine verschieben</translation>
    </message>
    <message>
        <source>Raise tiles</source>
        <translation>Steine anheben</translation>
    </message>
    <message>
        <source>Lower tiles</source>
        <translation>Steine absenken</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>Waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Flip vertically</source>
        <translation>Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Rotate tiles</source>
        <translation>Steine drehen</translation>
    </message>
    <message>
        <source>Shift board</source>
        <translation>Spielfeld verschieben</translation>
    </message>
    <message>
        <source>Make symmetric</source>
        <translation>Symmetrisch machen</translation>
    </message>
</context>
<context>
    <name>EditorAbout</name>
    <message>
        <source>About the layout editor</source>
        <translation>Über den Aufstellungs-Editor</translation>
    </message>
    <message>
        <source>Mahjong Qt Layout Editor %1</source>
        <translation>Mahjong Qt Aufstellungs-Editor %1</translation>
    </message>
    <message>
        <source>Made by the Mahjong Qt authors, under the MIT licence. Layouts that you draw are yours.

Built with Qt and Qt for Python, which are used under the LGPL version 3. The licences in full stand in the game: Help, About.</source>
        <translation>Von den Autoren von Mahjong Qt, unter der MIT-Lizenz. Aufstellungen, die Sie zeichnen, gehören Ihnen.

Gebaut mit Qt und Qt for Python, die unter der LGPL Version 3 genutzt werden. Die vollständigen Lizenzen stehen im Spiel: Hilfe, Über.</translation>
    </message>
</context>
<context>
    <name>EditorActions</name>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Begin an empty layout</source>
        <translation>Eine leere Aufstellung beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a layout from a file, also one of another game</source>
        <translation>Eine Aufstellung aus einer Datei öffnen, auch aus der eines anderen Spiels</translation>
    </message>
    <message>
        <source>Copy of a &amp;layout…</source>
        <translation>&amp;Kopie einer Aufstellung …</translation>
    </message>
    <message>
        <source>Begin with a copy of one of the layouts that the game knows</source>
        <translation>Mit der Kopie einer Aufstellung beginnen, die das Spiel kennt</translation>
    </message>
    <message>
        <source>&amp;Import into this layout…</source>
        <translation>In diese Aufstellung &amp;importieren …</translation>
    </message>
    <message>
        <source>Add the tiles of a file to those that are there</source>
        <translation>Die Steine einer Datei zu denen dazulegen, die da sind</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the layout</source>
        <translation>Die Aufstellung speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the layout in another file</source>
        <translation>Die Aufstellung in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save a copy for another game</source>
        <translation>Eine Kopie für ein anderes Spiel speichern</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Bil&amp;d exportieren …</translation>
    </message>
    <message>
        <source>Save a picture of the board</source>
        <translation>Ein Bild des Spielfelds speichern</translation>
    </message>
    <message>
        <source>Add to &amp;my layouts</source>
        <translation>Zu &amp;meinen Aufstellungen</translation>
    </message>
    <message>
        <source>Put the layout among yours, so that it can be played in the game at once</source>
        <translation>Die Aufstellung zu Ihren legen, sodass sie im Spiel sofort spielbar ist</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Den Editor schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the step again that was taken back</source>
        <translation>Den zurückgenommenen Schritt noch einmal tun</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Take the selected tiles away and keep them for pasting</source>
        <translation>Die ausgewählten Steine wegnehmen und zum Einfügen behalten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Keep the selected tiles, or all, for pasting</source>
        <translation>Die ausgewählten Steine, oder alle, zum Einfügen behalten</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Lay the tiles that were copied</source>
        <translation>Die kopierten Steine legen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Lay a copy of the selected tiles</source>
        <translation>Eine Kopie der ausgewählten Steine legen</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Take the selected tiles away</source>
        <translation>Die ausgewählten Steine wegnehmen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>Select all tiles that are shown and not locked</source>
        <translation>Alle Steine auswählen, die sichtbar und nicht gesperrt sind</translation>
    </message>
    <message>
        <source>Select &amp;layer</source>
        <translation>E&amp;bene auswählen</translation>
    </message>
    <message>
        <source>Select all tiles of the current layer</source>
        <translation>Alle Steine der aktuellen Ebene auswählen</translation>
    </message>
    <message>
        <source>Select what t&amp;ouches</source>
        <translation>&amp;Verbundene auswählen</translation>
    </message>
    <message>
        <source>Select all tiles that touch the selected ones, and those that touch these</source>
        <translation>Alle Steine auswählen, die die ausgewählten berühren, und die, die diese berühren</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>End the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select the other tiles instead</source>
        <translation>Stattdessen die anderen Steine auswählen</translation>
    </message>
    <message>
        <source>&amp;Play this layout</source>
        <translation>Diese Aufstellung &amp;spielen</translation>
    </message>
    <message>
        <source>Play the layout as it stands; once more comes back to the editor</source>
        <translation>Die Aufstellung spielen, wie sie ist; noch einmal führt zurück in den Editor</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Find out how games on this layout go</source>
        <translation>Herausfinden, wie Spiele auf dieser Aufstellung verlaufen</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Das Spiel &amp;öffnen</translation>
    </message>
    <message>
        <source>Play what is among your layouts, and all others</source>
        <translation>Spielen, was bei Ihren Aufstellungen ist, und alle anderen</translation>
    </message>
    <message>
        <source>&amp;How to draw</source>
        <translation>&amp;So wird gezeichnet</translation>
    </message>
    <message>
        <source>The editor on one page</source>
        <translation>Der Editor auf einer Seite</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Every key of the editor</source>
        <translation>Alle Tasten des Editors</translation>
    </message>
    <message>
        <source>&amp;About the layout editor</source>
        <translation>Ü&amp;ber den Editor</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Show the tiles larger</source>
        <translation>Die Steine größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the tiles smaller</source>
        <translation>Die Steine kleiner zeigen</translation>
    </message>
    <message>
        <source>Fit in &amp;window</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Show the whole board as large as it fits</source>
        <translation>Das ganze Spielfeld so groß zeigen, wie es passt</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Show the tiles at 100 %</source>
        <translation>Die Steine mit 100 % zeigen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Show the grid of half tiles</source>
        <translation>Das Raster der halben Steine zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Let the editor fill the screen</source>
        <translation>Den Editor den Bildschirm füllen lassen</translation>
    </message>
    <message>
        <source>Layer &amp;above</source>
        <translation>&amp;Höhere Ebene</translation>
    </message>
    <message>
        <source>Work on the next higher layer</source>
        <translation>Auf der nächsthöheren Ebene arbeiten</translation>
    </message>
    <message>
        <source>Layer &amp;below</source>
        <translation>&amp;Tiefere Ebene</translation>
    </message>
    <message>
        <source>Work on the next lower layer</source>
        <translation>Auf der nächsttieferen Ebene arbeiten</translation>
    </message>
    <message>
        <source>Au&amp;to layer</source>
        <translation>A&amp;uto-Ebene</translation>
    </message>
    <message>
        <source>Lay tiles on top of what lies there, whichever layer that is</source>
        <translation>Steine auf das legen, was da liegt, welche Ebene es auch ist</translation>
    </message>
    <message>
        <source>&amp;New layer on top</source>
        <translation>&amp;Neue Ebene obenauf</translation>
    </message>
    <message>
        <source>Add an empty layer above all others</source>
        <translation>Eine leere Ebene über allen anderen anlegen</translation>
    </message>
    <message>
        <source>&amp;Insert layer</source>
        <translation>Ebene &amp;einfügen</translation>
    </message>
    <message>
        <source>Add an empty layer below the current one</source>
        <translation>Eine leere Ebene unter der aktuellen einfügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate layer</source>
        <translation>Ebene &amp;duplizieren</translation>
    </message>
    <message>
        <source>Add a copy of the current layer above it</source>
        <translation>Eine Kopie der aktuellen Ebene darüber einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete layer</source>
        <translation>Ebene &amp;löschen</translation>
    </message>
    <message>
        <source>Take the current layer away with its tiles</source>
        <translation>Die aktuelle Ebene mit ihren Steinen wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Merge down</source>
        <translation>Nach unten &amp;zusammenlegen</translation>
    </message>
    <message>
        <source>Put the tiles of the current layer into the one below</source>
        <translation>Die Steine der aktuellen Ebene in die darunter legen</translation>
    </message>
    <message>
        <source>Move layer &amp;higher</source>
        <translation>Ebene nach &amp;oben</translation>
    </message>
    <message>
        <source>Let the current layer and the one above change places</source>
        <translation>Die aktuelle Ebene und die darüber tauschen</translation>
    </message>
    <message>
        <source>Move layer &amp;lower</source>
        <translation>Ebene na&amp;ch unten</translation>
    </message>
    <message>
        <source>Let the current layer and the one below change places</source>
        <translation>Die aktuelle Ebene und die darunter tauschen</translation>
    </message>
    <message>
        <source>Hid&amp;e layer</source>
        <translation>Ebene &amp;verbergen</translation>
    </message>
    <message>
        <source>Do not show the current layer</source>
        <translation>Die aktuelle Ebene nicht zeigen</translation>
    </message>
    <message>
        <source>Loc&amp;k layer</source>
        <translation>Ebene s&amp;perren</translation>
    </message>
    <message>
        <source>Keep the tiles of the current layer as they are</source>
        <translation>Die Steine der aktuellen Ebene lassen, wie sie sind</translation>
    </message>
    <message>
        <source>&amp;Only this layer</source>
        <translation>Nur diese E&amp;bene</translation>
    </message>
    <message>
        <source>Show the current layer alone</source>
        <translation>Nur die aktuelle Ebene zeigen</translation>
    </message>
    <message>
        <source>&amp;Show all layers</source>
        <translation>&amp;Alle Ebenen zeigen</translation>
    </message>
    <message>
        <source>Hide no layer any more</source>
        <translation>Keine Ebene mehr verbergen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>Lay tiles: click, or drag for many</source>
        <translation>Steine legen: klicken, oder ziehen für viele</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Radierer</translation>
    </message>
    <message>
        <source>Take tiles away: click, or drag over many</source>
        <translation>Steine wegnehmen: klicken, oder über viele ziehen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswahl</translation>
    </message>
    <message>
        <source>Select tiles with a frame, and move them</source>
        <translation>Steine mit einem Rahmen auswählen und verschieben</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>Fill a rectangle with tiles</source>
        <translation>Ein Rechteck mit Steinen füllen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>Lay tiles in a straight line</source>
        <translation>Steine in gerader Linie legen</translation>
    </message>
    <message>
        <source>S&amp;tamp</source>
        <translation>&amp;Stempel</translation>
    </message>
    <message>
        <source>Lay copies of the selected tiles</source>
        <translation>Kopien der ausgewählten Steine legen</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>Move the board about in the window</source>
        <translation>Das Spielfeld im Fenster bewegen</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>&amp;Waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right, of the selected tiles or of all</source>
        <translation>Links und rechts tauschen, bei den ausgewählten Steinen oder allen</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>&amp;Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Swap top and bottom, of the selected tiles or of all</source>
        <translation>Oben und unten tauschen, bei den ausgewählten Steinen oder allen</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turn by a quarter clockwise</source>
        <translation>Um ein Viertel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn by a quarter anticlockwise</source>
        <translation>Um ein Viertel gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Half &amp;turn</source>
        <translation>Halb &amp;drehen</translation>
    </message>
    <message>
        <source>Turn by a half</source>
        <translation>Um eine halbe Drehung drehen</translation>
    </message>
    <message>
        <source>Ra&amp;ise</source>
        <translation>&amp;Anheben</translation>
    </message>
    <message>
        <source>Move the selected tiles one layer higher</source>
        <translation>Die ausgewählten Steine eine Ebene höher legen</translation>
    </message>
    <message>
        <source>Lo&amp;wer</source>
        <translation>A&amp;bsenken</translation>
    </message>
    <message>
        <source>Move the selected tiles one layer lower</source>
        <translation>Die ausgewählten Steine eine Ebene tiefer legen</translation>
    </message>
    <message>
        <source>Left half to the &amp;right</source>
        <translation>Linke Hälfte nach &amp;rechts</translation>
    </message>
    <message>
        <source>Make the right half the mirror image of the left one</source>
        <translation>Die rechte Hälfte zum Spiegelbild der linken machen</translation>
    </message>
    <message>
        <source>Right half to the &amp;left</source>
        <translation>Rechte Hälfte nach &amp;links</translation>
    </message>
    <message>
        <source>Make the left half the mirror image of the right one</source>
        <translation>Die linke Hälfte zum Spiegelbild der rechten machen</translation>
    </message>
    <message>
        <source>Top half to the &amp;bottom</source>
        <translation>Obere Hälfte nach &amp;unten</translation>
    </message>
    <message>
        <source>Make the bottom half the mirror image of the top one</source>
        <translation>Die untere Hälfte zum Spiegelbild der oberen machen</translation>
    </message>
    <message>
        <source>Bottom half to the &amp;top</source>
        <translation>Untere Hälfte nach &amp;oben</translation>
    </message>
    <message>
        <source>Make the top half the mirror image of the bottom one</source>
        <translation>Die obere Hälfte zum Spiegelbild der unteren machen</translation>
    </message>
    <message>
        <source>Top left &amp;quarter to the others</source>
        <translation>Oberes linkes &amp;Viertel zu den anderen</translation>
    </message>
    <message>
        <source>Make each quarter the mirror image of the one at the top left</source>
        <translation>Jedes Viertel zum Spiegelbild des oberen linken machen</translation>
    </message>
    <message>
        <source>Top &amp;half, turned, to the bottom</source>
        <translation>Obere Hälfte &amp;gedreht nach unten</translation>
    </message>
    <message>
        <source>Make the bottom half the top one, turned by a half</source>
        <translation>Die untere Hälfte zur oberen machen, halb gedreht</translation>
    </message>
    <message>
        <source>To the &amp;left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>Move the whole board half a tile to the left</source>
        <translation>Das ganze Spielfeld einen halben Stein nach links</translation>
    </message>
    <message>
        <source>To the &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>Move the whole board half a tile to the right</source>
        <translation>Das ganze Spielfeld einen halben Stein nach rechts</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the whole board half a tile up</source>
        <translation>Das ganze Spielfeld einen halben Stein nach oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the whole board half a tile down</source>
        <translation>Das ganze Spielfeld einen halben Stein nach unten</translation>
    </message>
    <message>
        <source>&amp;Left and right</source>
        <translation>&amp;Links und rechts</translation>
    </message>
    <message>
        <source>Draw on the left what is drawn on the right, and the other way round</source>
        <translation>Links zeichnen, was rechts gezeichnet wird, und umgekehrt</translation>
    </message>
    <message>
        <source>&amp;Top and bottom</source>
        <translation>&amp;Oben und unten</translation>
    </message>
    <message>
        <source>Draw at the top what is drawn at the bottom, and the other way round</source>
        <translation>Oben zeichnen, was unten gezeichnet wird, und umgekehrt</translation>
    </message>
    <message>
        <source>&amp;Half turn</source>
        <translation>&amp;Halbe Drehung</translation>
    </message>
    <message>
        <source>Draw everything twice, turned by a half</source>
        <translation>Alles doppelt zeichnen, um eine halbe Drehung gedreht</translation>
    </message>
    <message>
        <source>&amp;Centre the axes</source>
        <translation>Achsen &amp;zentrieren</translation>
    </message>
    <message>
        <source>Put the axes in the middle of the board, or of the selected tiles</source>
        <translation>Die Achsen in die Mitte des Spielfelds oder der ausgewählten Steine legen</translation>
    </message>
    <message>
        <source>Move the axis to the l&amp;eft</source>
        <translation>Achse nach lin&amp;ks</translation>
    </message>
    <message>
        <source>Move the upright axis a little to the left</source>
        <translation>Die senkrechte Achse etwas nach links verschieben</translation>
    </message>
    <message>
        <source>Move the axis to the &amp;right</source>
        <translation>Achse nach &amp;rechts</translation>
    </message>
    <message>
        <source>Move the upright axis a little to the right</source>
        <translation>Die senkrechte Achse etwas nach rechts verschieben</translation>
    </message>
    <message>
        <source>Move the axis &amp;up</source>
        <translation>Achse na&amp;ch oben</translation>
    </message>
    <message>
        <source>Move the level axis a little up</source>
        <translation>Die waagrechte Achse etwas nach oben verschieben</translation>
    </message>
    <message>
        <source>Move the axis &amp;down</source>
        <translation>Achse nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the level axis a little down</source>
        <translation>Die waagrechte Achse etwas nach unten verschieben</translation>
    </message>
</context>
<context>
    <name>EditorBars</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>EditorFiles</name>
    <message>
        <source>The system says: %1</source>
        <translation>Das System meldet: %1</translation>
    </message>
</context>
<context>
    <name>EditorHelp</name>
    <message>
        <source>Lay tiles</source>
        <translation>Steine legen</translation>
    </message>
    <message>
        <source>Take the brush and click, or drag for many tiles. A tile may lie at every half step, wherever it overlaps no other one of its layer; the ghost under the mouse shows where it would lie.</source>
        <translation>Nehmen Sie den Pinsel und klicken Sie, oder ziehen Sie für viele Steine. Ein Stein darf auf jedem halben Schritt liegen, wo er keinen anderen seiner Ebene überdeckt; der Schatten unter der Maus zeigt, wo er läge.</translation>
    </message>
    <message>
        <source>The right mouse button takes tiles away. The line under the board always says what a click would do.</source>
        <translation>Die rechte Maustaste nimmt Steine weg. Die Zeile unter dem Spielfeld sagt immer, was ein Klick täte.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>You draw on the layer that is chosen at the right; Page up and Page down change it. With auto layer, each tile goes on top of what lies there.</source>
        <translation>Sie zeichnen auf der Ebene, die rechts gewählt ist; Bild auf und Bild ab wechseln sie. Mit Auto-Ebene kommt jeder Stein auf das, was da liegt.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Switch on left and right, top and bottom, or the half turn, and everything is drawn there as well. Drag an axis by its handle to move it.</source>
        <translation>Schalten Sie links und rechts, oben und unten oder die halbe Drehung ein, und alles wird auch dort gezeichnet. Eine Achse verschiebt man an ihrem Griff.</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Draw a frame around tiles with the selection tool; drag them, or move them with Ctrl and the arrow keys. What is selected can be copied, flipped, turned and stamped.</source>
        <translation>Ziehen Sie mit der Auswahl einen Rahmen um Steine; ziehen Sie diese, oder verschieben Sie sie mit Strg und den Pfeiltasten. Was ausgewählt ist, lässt sich kopieren, spiegeln, drehen und stempeln.</translation>
    </message>
    <message>
        <source>Is it a good board?</source>
        <translation>Ist es ein gutes Spielfeld?</translation>
    </message>
    <message>
        <source>The panel “Board” counts along and warns of what could spoil a game; click a warning to see its tiles. Warnings forbid nothing.</source>
        <translation>„Spielfeld“ zählt mit und warnt vor dem, was ein Spiel verderben könnte; ein Klick auf eine Warnung zeigt ihre Steine. Warnungen verbieten nichts.</translation>
    </message>
    <message>
        <source>“Analysis” plays many games on the layout beside your work, and shows how often they are won and which tiles are left when they are lost.</source>
        <translation>„Analyse“ spielt neben Ihrer Arbeit viele Spiele auf der Aufstellung und zeigt, wie oft sie gewonnen werden und welche Steine übrig bleiben, wenn sie verloren gehen.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>F5 deals the layout as it stands and lets you play it; F5 or Esc brings you back to where you were. Test games count nowhere.</source>
        <translation>F5 gibt die Aufstellung, wie sie ist, und lässt Sie spielen; F5 oder Esc bringt Sie dahin zurück, wo Sie waren. Probespiele zählen nirgends.</translation>
    </message>
    <message>
        <source>Undo and files</source>
        <translation>Rückgängig und Dateien</translation>
    </message>
    <message>
        <source>Every step can be undone, without limit. Save keeps the layout as a file; “Add to my layouts” puts it into the game. Should the program end by force, your work is there at the next start.</source>
        <translation>Jeder Schritt lässt sich zurücknehmen, ohne Grenze. Speichern legt die Aufstellung in einer Datei ab; „Zu meinen Aufstellungen“ bringt sie ins Spiel. Endet das Programm mit Gewalt, ist Ihre Arbeit beim nächsten Start da.</translation>
    </message>
</context>
<context>
    <name>EditorKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Move the cursor by one step</source>
        <translation>Den Cursor um einen Schritt bewegen</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Move the cursor by a whole tile</source>
        <translation>Den Cursor um einen ganzen Stein bewegen</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Strg+Pfeile</translation>
    </message>
    <message>
        <source>Move the selected tiles by one step</source>
        <translation>Die ausgewählten Steine um einen Schritt bewegen</translation>
    </message>
    <message>
        <source>Del, Backspace</source>
        <translation>Entf, Rücktaste</translation>
    </message>
    <message>
        <source>Take away the selected tiles, or the tile at the cursor</source>
        <translation>Die ausgewählten Steine oder den Stein beim Cursor wegnehmen</translation>
    </message>
    <message>
        <source>Page up, page down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Work on the next higher or lower layer</source>
        <translation>Auf der nächsthöheren oder -tieferen Ebene arbeiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+Shift+arrows</source>
        <translation>Strg+Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Move the selected tiles by a whole tile</source>
        <translation>Die ausgewählten Steine um einen ganzen Stein bewegen</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>Do at the cursor what a click would do: lay a tile, or begin and end a shape</source>
        <translation>Beim Cursor tun, was ein Klick täte: einen Stein legen, oder eine Form beginnen und beenden</translation>
    </message>
    <message>
        <source>R, F</source>
        <translation>R, F</translation>
    </message>
    <message>
        <source>While stamping: turn or flip what is stamped</source>
        <translation>Beim Stempeln: drehen oder spiegeln, was gestempelt wird</translation>
    </message>
    <message>
        <source>Take back what is just being drawn; else select nothing</source>
        <translation>Zurücknehmen, was gerade gezeichnet wird; sonst nichts auswählen</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>Take tiles away, with every tool that draws</source>
        <translation>Steine wegnehmen, mit jedem Werkzeug, das zeichnet</translation>
    </message>
    <message>
        <source>Alt+click</source>
        <translation>Alt+Klick</translation>
    </message>
    <message>
        <source>Work on the layer of this tile</source>
        <translation>Auf der Ebene dieses Steins arbeiten</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Move the board up and down</source>
        <translation>Das Spielfeld auf und ab bewegen</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Strg+Rad</translation>
    </message>
    <message>
        <source>Zoom about the mouse</source>
        <translation>Um die Maus herum zoomen</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>Mittlere Taste</translation>
    </message>
    <message>
        <source>Drag the board about</source>
        <translation>Das Spielfeld ziehen</translation>
    </message>
    <message>
        <source>Shift+drag, Ctrl+drag</source>
        <translation>Umschalt+Ziehen, Strg+Ziehen</translation>
    </message>
    <message>
        <source>While selecting: add to the selection, or take from it</source>
        <translation>Beim Auswählen: zur Auswahl dazunehmen oder davon wegnehmen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>While selecting: select all tiles that touch this one</source>
        <translation>Beim Auswählen: alle Steine auswählen, die diesen berühren</translation>
    </message>
    <message>
        <source>Alt+drag</source>
        <translation>Alt+Ziehen</translation>
    </message>
    <message>
        <source>While selecting: move a copy of the selected tiles</source>
        <translation>Beim Auswählen: eine Kopie der ausgewählten Steine verschieben</translation>
    </message>
</context>
<context>
    <name>EditorMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Ebene</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>&amp;Test</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Draw in s&amp;ymmetry</source>
        <translation>S&amp;ymmetrisch zeichnen</translation>
    </message>
    <message>
        <source>&amp;Make symmetric</source>
        <translation>Sy&amp;mmetrisch machen</translation>
    </message>
    <message>
        <source>&amp;Shift the board</source>
        <translation>Spielfeld &amp;verschieben</translation>
    </message>
    <message>
        <source>New from &amp;template</source>
        <translation>Neu aus &amp;Vorlage</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnete</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paletten</translation>
    </message>
</context>
<context>
    <name>EditorNotices</name>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Im Programm ging etwas schief</translation>
    </message>
    <message>
        <source>Your layout is as it was. What happened stands in the file “%1”.</source>
        <translation>Ihre Aufstellung ist, wie sie war. Was geschah, steht in der Datei „%1“.</translation>
    </message>
    <message>
        <source>The settings of the editor could not be read</source>
        <translation>Die Einstellungen des Editors konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>It begins with its usual ones. The old file was kept as “%1”.</source>
        <translation>Er beginnt mit den üblichen. Die alte Datei wurde als „%1“ aufgehoben.</translation>
    </message>
    <message>
        <source>The settings of the editor could not be saved</source>
        <translation>Die Einstellungen des Editors konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>They hold until you close it. %1</source>
        <translation>Sie gelten, bis Sie ihn schließen. %1</translation>
    </message>
    <message>
        <source>The other window could not be opened</source>
        <translation>Das andere Fenster konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The first %1 of %2 files were opened</source>
        <translation>Die ersten %1 von %2 Dateien wurden geöffnet</translation>
    </message>
    <message>
        <source>Each has a window of its own; open the others later.</source>
        <translation>Jede hat ein eigenes Fenster; öffnen Sie die anderen später.</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard</source>
        <translation>In der Zwischenablage sind keine Steine</translation>
    </message>
    <message>
        <source>Copy tiles first, or the text of a layout.</source>
        <translation>Kopieren Sie erst Steine oder den Text einer Aufstellung.</translation>
    </message>
</context>
<context>
    <name>EditorOpener</name>
    <message>
        <source>It was changed or removed meanwhile.</source>
        <translation>Sie wurde inzwischen geändert oder entfernt.</translation>
    </message>
    <message>
        <source>You can still export it, and open the file in the editor.</source>
        <translation>Sie können sie noch exportieren und die Datei im Editor öffnen.</translation>
    </message>
    <message>
        <source>This layout is no longer here</source>
        <translation>Diese Aufstellung ist nicht mehr da</translation>
    </message>
    <message>
        <source>The system could not run “%1”.</source>
        <translation>Das System konnte „%1“ nicht ausführen.</translation>
    </message>
    <message>
        <source>The layout editor could not be started</source>
        <translation>Der Aufstellungs-Editor konnte nicht gestartet werden</translation>
    </message>
</context>
<context>
    <name>EditorTemplates</name>
    <message>
        <source>Empty board</source>
        <translation>Leeres Spielfeld</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>Three Mountains</source>
        <translation>Drei Berge</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Shisen-sho field</source>
        <translation>Shisen-Sho-Feld</translation>
    </message>
    <message>
        <source>Generated layout</source>
        <translation>Erzeugte Aufstellung</translation>
    </message>
</context>
<context>
    <name>EditorTools</name>
    <message>
        <source>Fill rectangle</source>
        <translation>Rechteck füllen</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <source>Drag to move the board in the window</source>
        <translation>Ziehen bewegt das Spielfeld im Fenster</translation>
    </message>
</context>
<context>
    <name>EditorWords</name>
    <message>
        <source>Two tiles of one layer would overlap.</source>
        <translation>Zwei Steine einer Ebene würden sich überdecken.</translation>
    </message>
    <message>
        <source>A tile so near the axis would overlap its own mirror image.</source>
        <translation>Ein Stein so nahe an der Achse würde sein eigenes Spiegelbild überdecken.</translation>
    </message>
    <message>
        <source>A layout has at most 2,000 tiles.</source>
        <translation>Eine Aufstellung hat höchstens 2.000 Steine.</translation>
    </message>
    <message>
        <source>The board would be too wide or too high for a layout file.</source>
        <translation>Das Spielfeld würde zu breit oder zu hoch für eine Datei.</translation>
    </message>
    <message>
        <source>There is no layer below the table, and none above layer 64.</source>
        <translation>Unter dem Tisch ist keine Ebene, und über Ebene 64 auch nicht.</translation>
    </message>
    <message>
        <source>On a Shisen-sho field all tiles lie on the table, in rows and columns.</source>
        <translation>Auf einem Shisen-sho-Feld liegen alle Steine auf dem Tisch, in Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>The layer is locked or hidden.</source>
        <translation>Die Ebene ist gesperrt oder verborgen.</translation>
    </message>
</context>
<context>
    <name>EmptyNotice</name>
    <message numerus="yes">
        <source>%n hidden layout(s) match.</source>
        <translation>
            <numerusform>Eine verborgene Aufstellung passt.</numerusform>
            <numerusform>%n verborgene Aufstellungen passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found for “%1”.</source>
        <translation>Zu „%1“ wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing was found for “%1” in “%2”.</source>
        <translation>Zu „%1“ wurde in „%2“ nichts gefunden.</translation>
    </message>
    <message>
        <source>No favourites yet. A click on the star of a layout makes it one.</source>
        <translation>Noch keine Favoriten. Ein Klick auf den Stern einer Aufstellung macht sie dazu.</translation>
    </message>
    <message>
        <source>The layouts are being read…</source>
        <translation>Die Aufstellungen werden gelesen …</translation>
    </message>
    <message>
        <source>You have played every layout.</source>
        <translation>Sie haben jede Aufstellung gespielt.</translation>
    </message>
    <message>
        <source>There are no layouts here.</source>
        <translation>Hier sind keine Aufstellungen.</translation>
    </message>
</context>
<context>
    <name>Eraser</name>
    <message>
        <source>Erase tiles</source>
        <translation>Steine radieren</translation>
    </message>
</context>
<context>
    <name>FaceChoice</name>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Vorderseite</translation>
    </message>
</context>
<context>
    <name>FaceTable</name>
    <message>
        <source>Match files</source>
        <translation>Dateien zuordnen</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Keine Datei</translation>
    </message>
    <message>
        <source>Fill in from %1</source>
        <translation>Aus „%1“ ergänzen</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nicht hinzufügen</translation>
    </message>
    <message>
        <source>The names of the files do not tell which of them show these faces. Choose them here.</source>
        <translation>Die Namen der Dateien verraten nicht, welche diese Bilder zeigen. Wählen Sie sie hier aus.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Bamboo %1</source>
        <translation>Bambus %1</translation>
    </message>
    <message>
        <source>Character %1</source>
        <translation>Zahlzeichen %1</translation>
    </message>
    <message>
        <source>Circle %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>East wind</source>
        <translation>Ostwind</translation>
    </message>
    <message>
        <source>South wind</source>
        <translation>Südwind</translation>
    </message>
    <message>
        <source>West wind</source>
        <translation>Westwind</translation>
    </message>
    <message>
        <source>North wind</source>
        <translation>Nordwind</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Roter Drache</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Grüner Drache</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>Weißer Drache</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Orchid</source>
        <translation>Orchidee</translation>
    </message>
    <message>
        <source>Chrysanthemum</source>
        <translation>Chrysantheme</translation>
    </message>
    <message>
        <source>Bamboo (flower)</source>
        <translation>Bambus (Blume)</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
</context>
<context>
    <name>FaultNotice</name>
    <message numerus="yes">
        <source>%n layout file(s) cannot be used: %1</source>
        <translation>
            <numerusform>%n Aufstellungsdatei ist nicht brauchbar: %1</numerusform>
            <numerusform>%n Aufstellungsdateien sind nicht brauchbar: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No layouts were found. Install the game again.</source>
        <translation>Es wurden keine Aufstellungen gefunden. Installieren Sie das Spiel neu.</translation>
    </message>
</context>
<context>
    <name>FieldOptions</name>
    <message>
        <source>&amp;Tiles across:</source>
        <translation>Steine &amp;waagrecht:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Steine &amp;senkrecht:</translation>
    </message>
</context>
<context>
    <name>FiguresPanel</name>
    <message>
        <source>Games played</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Bestzeit</translation>
    </message>
    <message>
        <source>Median time</source>
        <translation>Mittlere Zeit</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <translation>Siege in Folge jetzt</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Meiste Siege in Folge</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Tipps benutzt</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Züge zurückgenommen</translation>
    </message>
    <message>
        <source>Shuffles used</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2%)</source>
        <comment>games won, and their share</comment>
        <translation>%1 (%2 %)</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>There is no tile yet</source>
        <translation>Noch ist kein Stein da</translation>
    </message>
    <message>
        <source>Lay one first: a file needs it.</source>
        <translation>Legen Sie erst einen: Eine Datei braucht ihn.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>&amp;Mode:</source>
        <translation>Sp&amp;ielart:</translation>
    </message>
    <message>
        <source>&amp;Layout:</source>
        <translation>&amp;Aufstellung:</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>All modes</source>
        <translation>Alle Spielarten</translation>
    </message>
    <message>
        <source>All layouts</source>
        <translation>Alle Aufstellungen</translation>
    </message>
    <message>
        <source>Without gravity</source>
        <translation>Ohne Schwerkraft</translation>
    </message>
    <message>
        <source>With gravity</source>
        <translation>Mit Schwerkraft</translation>
    </message>
    <message>
        <source>Gravity or not</source>
        <translation>Schwerkraft egal</translation>
    </message>
</context>
<context>
    <name>GameDesk</name>
    <message>
        <source>&amp;Play today&apos;s deal</source>
        <translation>&amp;Die heutige Partie spielen</translation>
    </message>
    <message>
        <source>&amp;Play this code</source>
        <translation>Diesen &amp;Code spielen</translation>
    </message>
    <message>
        <source>A layout that is no longer here</source>
        <translation>Eine Aufstellung, die nicht mehr da ist</translation>
    </message>
    <message>
        <source>%1, gravity</source>
        <translation>%1, Schwerkraft</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>&amp;Start the new game</source>
        <translation>Die &amp;neue Partie beginnen</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Last minute</source>
        <translation>Letzte Minute</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Zeit übrig</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Steine übrig</translation>
    </message>
    <message>
        <source>Free pairs</source>
        <translation>Freie Paare</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Daily, %1, late</source>
        <translation>Tag für Tag, %1, verspätet</translation>
    </message>
    <message>
        <source>Daily, %1</source>
        <translation>Tag für Tag, %1</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Time up</source>
        <translation>Zeit um</translation>
    </message>
    <message>
        <source>%1, again</source>
        <translation>%1, bekannt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>No game played to the end yet.</source>
        <translation>Noch keine Partie zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>An&amp;sehen</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>A deal that is played again sets no best time.</source>
        <translation>Ein Spiel, das noch einmal gespielt wird, ergibt keine Bestzeit.</translation>
    </message>
    <message>
        <source>The moves of this game are no longer kept.</source>
        <translation>Die Züge dieser Partie sind nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>GeneratedOptions</name>
    <message>
        <source>&amp;Another one</source>
        <translation>&amp;Eine andere</translation>
    </message>
    <message>
        <source>&amp;Tiles:</source>
        <translation>&amp;Steine:</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Nummer:</translation>
    </message>
</context>
<context>
    <name>GhostPace</name>
    <message>
        <source>Compared with your earlier game on this deal</source>
        <translation>Verglichen mit Ihrer früheren Partie mit dieser Aufstellung</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) ahead</source>
        <translation>
            <numerusform>%n Paar voraus</numerusform>
            <numerusform>%n Paare voraus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) behind</source>
        <translation>
            <numerusform>%n Paar zurück</numerusform>
            <numerusform>%n Paare zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>As fast as before</source>
        <translation>So schnell wie damals</translation>
    </message>
</context>
<context>
    <name>GravityBox</name>
    <message>
        <source>&amp;Gravity: tiles fall</source>
        <translation>&amp;Schwerkraft: Steine fallen</translation>
    </message>
    <message>
        <source>When a pair is gone, the tiles above it fall down. It stays so for the whole game.</source>
        <translation>Ist ein Paar weg, fallen die Steine darüber nach unten. Das bleibt so für das ganze Spiel.</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours of the heat map, from 0 to 100 percent</source>
        <translation>Farben der Wärmekarte, von 0 bis 100 Prozent</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Go from one free tile to the next</source>
        <translation>Von einem freien Stein zum nächsten gehen</translation>
    </message>
    <message>
        <source>Choose the tile you are on</source>
        <translation>Den Stein wählen, auf dem Sie gerade sind</translation>
    </message>
    <message>
        <source>Leave the full screen, or close a message</source>
        <translation>Das Vollbild verlassen oder eine Meldung schließen</translation>
    </message>
    <message>
        <source>Everything you need to know, on one page.</source>
        <translation>Alles, was Sie wissen müssen, auf einer Seite.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Which tiles you can take</source>
        <translation>Welche Steine Sie nehmen können</translation>
    </message>
    <message>
        <source>You can take a tile when it is free: no other tile lies on it, and there is room at its left side or at its right side. Tiles at its upper and lower edge do not matter. To help you, tiles that are not free are shown darker; the settings can change that.</source>
        <translation>Sie können einen Stein nehmen, wenn er frei ist: Kein anderer Stein liegt auf ihm, und links oder rechts neben ihm ist Platz. Steine an seiner oberen und unteren Kante spielen keine Rolle. Damit Sie es leichter haben, sind Steine, die nicht frei sind, dunkler; das lässt sich in den Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Which tiles match</source>
        <translation>Welche Steine zusammenpassen</translation>
    </message>
    <message>
        <source>Two tiles match when they have the same face. Only flowers and seasons are not so strict: they have different faces and match all the same.</source>
        <translation>Zwei Steine passen zusammen, wenn sie das gleiche Bild zeigen. Nur bei Blumen und Jahreszeiten ist es nicht so streng: Sie zeigen verschiedene Bilder und passen trotzdem.</translation>
    </message>
    <message>
        <source>When you cannot find a pair</source>
        <translation>Wenn Sie kein Paar finden</translation>
    </message>
    <message>
        <source>The button “Hint” shows you one. Press it again, and it shows another one.</source>
        <translation>Die Schaltfläche „Tipp“ zeigt Ihnen eines. Drücken Sie noch einmal, und sie zeigt ein anderes.</translation>
    </message>
    <message>
        <source>Can the game still be won?</source>
        <translation>Ist das Spiel noch zu gewinnen?</translation>
    </message>
    <message>
        <source>A small sign under the board tells you. It tells only what is proven. When a game is lost while there are still pairs, a message says so too. If you would rather not know: the settings can switch both off.</source>
        <translation>Ein kleines Zeichen unter dem Spielfeld sagt es Ihnen. Es sagt nur, was bewiesen ist. Ist ein Spiel verloren, obwohl es noch Paare gibt, so sagt das auch eine Meldung. Wenn Sie es lieber nicht wissen möchten: In den Einstellungen lässt sich beides abschalten.</translation>
    </message>
    <message>
        <source>Easy games and hard ones</source>
        <translation>Leichte und schwere Spiele</translation>
    </message>
    <message>
        <source>An easy game forgives careless moves. In a hard one you have to look ahead: a few moves made without thinking, and it is lost.</source>
        <translation>Ein leichtes Spiel verzeiht unbedachte Züge. In einem schweren müssen Sie vorausdenken: ein paar unüberlegte Züge, und es ist verloren.</translation>
    </message>
    <message>
        <source>The other buttons</source>
        <translation>Die anderen Schaltflächen</translation>
    </message>
    <message>
        <source>When there are no more moves</source>
        <translation>Wenn kein Zug mehr möglich ist</translation>
    </message>
    <message>
        <source>Sometimes no two free tiles match any more. The game tells you so.</source>
        <translation>Manchmal passen keine zwei freien Steine mehr zusammen. Das Spiel sagt es Ihnen dann.</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Spielarten</translation>
    </message>
    <message>
        <source>You find them on the start page and in the menu “Game”. Each mode keeps a game of its own: when you come back, it is as you left it.</source>
        <translation>Sie finden sie auf der Startseite und im Menü „Spiel“. Jede Spielart behält ihre eigene Partie: Wenn Sie zurückkommen, ist sie so, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>Points, combos and stars</source>
        <translation>Punkte, Serien und Sterne</translation>
    </message>
    <message>
        <source>They are for fun: a board is won when it is cleared.</source>
        <translation>Sie sind zum Vergnügen da: Gewonnen ist, wenn alle Steine weg sind.</translation>
    </message>
    <message>
        <source>Shisen-sho, the other game</source>
        <translation>Shisen-sho, das andere Spiel</translation>
    </message>
    <message>
        <source>You find it in the menu “Game”. Every tile lies open, in rows and columns. Two tiles with the same face go when a line joins them that turns twice at most and touches no other tile.</source>
        <translation>Sie finden es im Menü „Spiel“. Alle Steine liegen offen da, in Reihen und Spalten. Zwei Steine mit dem gleichen Bild verschwinden, wenn eine Linie sie verbindet, die höchstens zweimal abbiegt und keinen anderen Stein berührt.</translation>
    </message>
    <message>
        <source>Play the same game as a friend</source>
        <translation>Dasselbe Spiel spielen wie Ihre Freunde</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>Die Tasten</translation>
    </message>
    <message>
        <source>If you like, you can play without the mouse.</source>
        <translation>Wenn Sie möchten, können Sie auch ganz ohne Maus spielen.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Not free</source>
        <translation>Nicht frei</translation>
    </message>
    <message>
        <source>Take away all tiles, two by two</source>
        <translation>Räumen Sie alle Steine ab, Paar für Paar</translation>
    </message>
    <message>
        <source>Click a tile, then a second one with the same face: both go. When no tile is left, you have won. Take your time: the clock starts only when you choose your first tile.</source>
        <translation>Klicken Sie auf einen Stein und dann auf einen zweiten mit dem gleichen Bild: Beide verschwinden. Wenn kein Stein mehr da ist, haben Sie gewonnen. Lassen Sie sich Zeit: Die Uhr läuft erst, wenn Sie den ersten Stein wählen.</translation>
    </message>
    <message>
        <source>Nothing lies on it, and both sides are open.</source>
        <translation>Nichts liegt auf ihm, und beide Seiten sind offen.</translation>
    </message>
    <message>
        <source>Its left side is open. One open side is enough.</source>
        <translation>Seine linke Seite ist offen. Eine offene Seite genügt.</translation>
    </message>
    <message>
        <source>Another tile lies on it, if only on a corner.</source>
        <translation>Ein anderer Stein liegt auf ihm, wenn auch nur auf einer Ecke.</translation>
    </message>
    <message>
        <source>There is a tile at its left and one at its right.</source>
        <translation>Links und rechts neben ihm liegt je ein Stein.</translation>
    </message>
    <message>
        <source>The same face</source>
        <translation>Das gleiche Bild</translation>
    </message>
    <message>
        <source>Two tiles with the same face match.</source>
        <translation>Zwei Steine mit dem gleichen Bild passen zusammen.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>Any flower matches any other flower.</source>
        <translation>Jede Blume passt zu jeder anderen Blume.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Jahreszeiten</translation>
    </message>
    <message>
        <source>Any season matches any other season, but no flower.</source>
        <translation>Jede Jahreszeit passt zu jeder anderen, aber nicht zu einer Blume.</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Paar</translation>
    </message>
    <message>
        <source>The number is the same, but one shows bamboos and the other circles.</source>
        <translation>Die Zahl ist gleich, aber der eine zeigt Bambus und der andere Kreise.</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Tag für Tag</translation>
    </message>
    <message>
        <source>One deal a day, the same for everybody. Days won on their day, one after the other, make a streak.</source>
        <translation>Jeden Tag eine Partie, für alle dieselbe. Tage, die Sie nacheinander am Tag selbst gewinnen, zählen als Tage in Folge.</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>120 levels in six places, small and easy at first. Each one cleared opens the next.</source>
        <translation>120 Stufen an sechs Orten, zuerst klein und leicht. Jede geschaffte öffnet die nächste.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Any layout and any deal, with five hints and three shuffles.</source>
        <translation>Jede Aufstellung und jede Partie, mit fünf Tipps und dreimal Mischen.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Easy deals, with as many hints and shuffles as you like.</source>
        <translation>Leichte Partien, mit beliebig vielen Tipps und beliebig oft Mischen.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Hard deals in eight minutes, with two hints and one shuffle.</source>
        <translation>Schwere Partien in acht Minuten, mit zwei Tipps und einmal Mischen.</translation>
    </message>
    <message>
        <source>Zen</source>
        <translation>Zen</translation>
    </message>
    <message>
        <source>Easy deals without time and points.</source>
        <translation>Leichte Partien ohne Zeit und Punkte.</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Pur</translation>
    </message>
    <message>
        <source>No points and no shuffles: only the time counts.</source>
        <translation>Keine Punkte, kein Mischen: Nur die Zeit zählt.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>The button “Start” shows all modes, and where you are in them.</source>
        <translation>Der Knopf „Start“ zeigt alle Spielarten, und wie weit Sie darin sind.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Each pair brings 100 points. Undo takes its points back.</source>
        <translation>Jedes Paar bringt 100 Punkte. Rückgängig nimmt seine Punkte zurück.</translation>
    </message>
    <message>
        <source>Combos</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>A pair within about four seconds of the one before counts twice, the next one three times, and so on. A pause of thought, a shuffle or an undo ends the combo.</source>
        <translation>Ein Paar innerhalb von etwa vier Sekunden nach dem vorigen zählt doppelt, das nächste dreifach und so weiter. Langes Nachdenken, Mischen oder Rückgängig beendet die Serie.</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>One for clearing the board, one for clearing it in good time, and one for no hint, no undo and no shuffle.</source>
        <translation>Einer für das Abräumen, einer für eine gute Zeit, und einer ohne Tipp, Rückgängig und Mischen.</translation>
    </message>
    <message>
        <source>A line with a turn</source>
        <translation>Eine Linie mit einem Knick</translation>
    </message>
    <message>
        <source>It runs over empty places, along rows and columns.</source>
        <translation>Sie läuft über leere Plätze, an Reihen und Spalten entlang.</translation>
    </message>
    <message>
        <source>Round the outside</source>
        <translation>Außen herum</translation>
    </message>
    <message>
        <source>A line may leave the field and come back. This one turns twice.</source>
        <translation>Eine Linie darf das Feld verlassen und zurückkommen. Diese biegt zweimal ab.</translation>
    </message>
    <message>
        <source>No line</source>
        <translation>Keine Linie</translation>
    </message>
    <message>
        <source>To join these two, a line would have to turn three times.</source>
        <translation>Um diese beiden zu verbinden, müsste eine Linie dreimal abbiegen.</translation>
    </message>
    <message>
        <source>Fields and gravity</source>
        <translation>Felder und Schwerkraft</translation>
    </message>
    <message>
        <source>“Choose layout and deal” has fields of several sizes. With gravity, tiles fall into the empty places below them.</source>
        <translation>Unter „Aufstellung und Spiel wählen“ gibt es Felder in mehreren Größen. Mit Schwerkraft fallen Steine auf die leeren Plätze unter ihnen.</translation>
    </message>
    <message>
        <source>A ring with a tick</source>
        <translation>Ein Ring mit Häkchen</translation>
    </message>
    <message>
        <source>A safe pair: after it, the game can still be won.</source>
        <translation>Ein sicheres Paar: Danach ist das Spiel noch zu gewinnen.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>There is a way to clear the board from here.</source>
        <translation>Von hier führt ein Weg zum Sieg.</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Nicht zu gewinnen</translation>
    </message>
    <message>
        <source>No way is left. If it is known which move was to blame, its number stands there.</source>
        <translation>Kein Weg führt mehr zum Sieg. Steht fest, welcher Zug schuld war, so steht seine Nummer dabei.</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Neither the one nor the other is proven.</source>
        <translation>Weder das eine noch das andere ist bewiesen.</translation>
    </message>
    <message>
        <source>Back to the right move</source>
        <translation>Zurück zum richtigen Zug</translation>
    </message>
    <message>
        <source>The game offers “Back to move …”: this takes all moves back after which the game could not be won any more.</source>
        <translation>Das Spiel bietet „Zurück zu Zug …“ an: Das nimmt alle Züge zurück, nach denen es nicht mehr zu gewinnen war.</translation>
    </message>
    <message>
        <source>Or another way</source>
        <translation>Oder anders weiter</translation>
    </message>
    <message>
        <source>Undo a few moves yourself, shuffle the tiles, or play the same deal again.</source>
        <translation>Nehmen Sie selbst ein paar Züge zurück, mischen Sie die Steine oder spielen Sie dasselbe Spiel noch einmal.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Deals the next game at once, on the same layout and as easy or hard as before.</source>
        <translation>Teilt sofort das nächste Spiel aus, mit derselben Aufstellung und so leicht oder schwer wie zuvor.</translation>
    </message>
    <message>
        <source>Choose layout and deal</source>
        <translation>Aufstellung und Spiel wählen</translation>
    </message>
    <message>
        <source>A ring with a question mark</source>
        <translation>Ein Ring mit Fragezeichen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>In the menu “Game”: your best times and figures, and every game to be watched again.</source>
        <translation>Im Menü „Spiel“: Ihre besten Zeiten und Zahlen, und jede Partie zum Ansehen.</translation>
    </message>
    <message>
        <source>This pair is a guess: no safe pair is known. In a lost game there is none any more.</source>
        <translation>Dieses Paar ist geraten: Kein sicheres ist bekannt. In einem verlorenen Spiel gibt es keines mehr.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Takes the last move back. Press it as often as you like, back to the start.</source>
        <translation>Nimmt den letzten Zug zurück. So oft Sie möchten, bis ganz zum Anfang.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Makes a move again that you took back.</source>
        <translation>Macht einen Zug wieder, den Sie zurückgenommen haben.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Mixes the tiles that are left so that the game can be won. Undo takes this back too.</source>
        <translation>Mischt die übrigen Steine so, dass das Spiel zu gewinnen ist. Auch das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stops the clock and hides the faces. You can also just close the window: your game is kept.</source>
        <translation>Hält die Uhr an und verdeckt die Bilder. Sie können auch einfach das Fenster schließen: Ihr Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>In the menu “Game”, with pictures of all layouts. There are four levels. The games of all levels can be won; only “As they fall” deals without looking.</source>
        <translation>Im Menü „Spiel“, mit Bildern aller Aufstellungen. Es gibt vier Stufen. Die Spiele aller Stufen lassen sich gewinnen; nur „Wie sie fallen“ teilt aus, ohne hinzusehen.</translation>
    </message>
    <message>
        <source>More layouts</source>
        <translation>Mehr Aufstellungen</translation>
    </message>
    <message>
        <source>Layouts of other Mahjong games can be yours: drop their files on the window, or choose them in the menu “Layout”.</source>
        <translation>Aufstellungen anderer Mahjong-Spiele können Ihre werden: Ziehen Sie ihre Dateien auf das Fenster, oder wählen Sie sie im Menü „Aufstellung“.</translation>
    </message>
    <message>
        <source>Layouts of your own</source>
        <translation>Eigene Aufstellungen</translation>
    </message>
    <message>
        <source>The menu “Layout” also opens the layout editor: change the layout you are playing, or draw a new one.</source>
        <translation>Das Menü „Aufstellung“ öffnet auch den Editor: Ändern Sie die Aufstellung, die Sie spielen, oder zeichnen Sie eine neue.</translation>
    </message>
    <message>
        <source>The game code</source>
        <translation>Der Spielcode</translation>
    </message>
    <message>
        <source>It stands under the board and looks like this: %1. A click copies it. Send it to a friend: whoever enters it gets the same tiles in the same places.</source>
        <translation>Er steht unter dem Spielfeld und sieht so aus: %1. Ein Klick kopiert ihn. Schicken Sie ihn weiter: Wer ihn eingibt, bekommt die gleichen Steine auf den gleichen Plätzen.</translation>
    </message>
    <message>
        <source>Picture: a small heap of tiles. Two with the same face are chosen.</source>
        <translation>Bild: ein kleiner Haufen Steine. Zwei mit dem gleichen Bild sind gewählt.</translation>
    </message>
    <message>
        <source>Picture: a tile lies on top of two others and is chosen.</source>
        <translation>Bild: Ein Stein liegt oben auf zwei anderen und ist gewählt.</translation>
    </message>
    <message>
        <source>Picture: three tiles in a row. The one at the left end is chosen.</source>
        <translation>Bild: drei Steine in einer Reihe. Der am linken Ende ist gewählt.</translation>
    </message>
    <message>
        <source>Picture: a tile with the corner of another one on it. It bears a stop sign.</source>
        <translation>Bild: ein Stein, auf dem die Ecke eines anderen liegt. Er trägt ein Stoppschild.</translation>
    </message>
    <message>
        <source>Picture: three tiles in a row. The one in the middle bears a stop sign.</source>
        <translation>Bild: drei Steine in einer Reihe. Der in der Mitte trägt ein Stoppschild.</translation>
    </message>
    <message>
        <source>Picture: twice the five of bamboos.</source>
        <translation>Bild: zweimal die Bambus-Fünf.</translation>
    </message>
    <message>
        <source>Picture: two different flowers.</source>
        <translation>Bild: zwei verschiedene Blumen.</translation>
    </message>
    <message>
        <source>Picture: two different seasons.</source>
        <translation>Bild: zwei verschiedene Jahreszeiten.</translation>
    </message>
    <message>
        <source>Picture: the five of bamboos and the five of circles, with a sign for “not equal”.</source>
        <translation>Bild: die Bambus-Fünf und die Kreis-Fünf mit einem Zeichen für „ungleich“.</translation>
    </message>
    <message>
        <source>Picture: a line with one turn joins two tiles.</source>
        <translation>Bild: Eine Linie mit einem Knick verbindet zwei Steine.</translation>
    </message>
    <message>
        <source>Picture: a row of three tiles. A line round the outside joins the first and the last one.</source>
        <translation>Bild: eine Reihe aus drei Steinen. Eine Linie außen herum verbindet den ersten und den letzten.</translation>
    </message>
    <message>
        <source>Picture: two rows of three tiles. Two in opposite corners bear a sign for “not equal”.</source>
        <translation>Bild: zwei Reihen aus drei Steinen. Zwei in gegenüberliegenden Ecken tragen ein Zeichen für „ungleich“.</translation>
    </message>
    <message>
        <source>Picture: a pair with rings and ticks.</source>
        <translation>Bild: ein Paar mit Ringen und Häkchen.</translation>
    </message>
    <message>
        <source>Picture: a pair with broken rings and question marks.</source>
        <translation>Bild: ein Paar mit gestrichelten Ringen und Fragezeichen.</translation>
    </message>
    <message>
        <source>Layout editor help</source>
        <translation>Hilfe zum Aufstellungs-Editor</translation>
    </message>
    <message>
        <source>&amp;How to draw</source>
        <translation>&amp;So wird gezeichnet</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>How to draw</source>
        <translation>So wird gezeichnet</translation>
    </message>
</context>
<context>
    <name>ImportProgress</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ImportResults</name>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>What was not imported</source>
        <translation>Was nicht importiert wurde</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The same as “%1” in this import</source>
        <translation>Gleicht „%1“ aus diesem Import</translation>
    </message>
    <message>
        <source>Is here already, as “%1”</source>
        <translation>Ist schon da, als „%1“</translation>
    </message>
    <message>
        <source>Passed over: this is no layout</source>
        <translation>Übergangen: das ist keine Aufstellung</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>ImportTeller</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Damit spielen</translation>
    </message>
    <message>
        <source>&amp;Show them</source>
        <translation>Auf&amp;stellungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Show it</source>
        <translation>Auf&amp;stellung zeigen</translation>
    </message>
    <message>
        <source>&amp;Which ones…</source>
        <translation>&amp;Welche …</translation>
    </message>
    <message>
        <source>&amp;What went wrong…</source>
        <translation>&amp;Was schiefging …</translation>
    </message>
</context>
<context>
    <name>ImportUndo</name>
    <message>
        <source>&amp;Undo import</source>
        <translation>Import &amp;rückgängig machen</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) removed</source>
        <translation>
            <numerusform>%n Aufstellung entfernt</numerusform>
            <numerusform>%n Aufstellungen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s): changed since, or held by the system.</source>
        <translation>
            <numerusform>%n bleibt: seither geändert oder vom System festgehalten.</numerusform>
            <numerusform>%n bleiben: seither geändert oder vom System festgehalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written.</source>
        <translation>
            <numerusform>%n konnte nicht geschrieben werden.</numerusform>
            <numerusform>%n konnten nicht geschrieben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) brought back</source>
        <translation>
            <numerusform>%n Aufstellung zurückgeholt</numerusform>
            <numerusform>%n Aufstellungen zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bring them back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>The import could not be undone</source>
        <translation>Der Import konnte nicht rückgängig gemacht werden</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>Importing layouts…</source>
        <translation>Aufstellungen werden importiert …</translation>
    </message>
    <message>
        <source>Looking for files</source>
        <translation>Dateien werden gesucht</translation>
    </message>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 von %2 Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) was/were passed over.</source>
        <translation>
            <numerusform>%n andere Datei wurde übergangen.</numerusform>
            <numerusform>%n andere Dateien wurden übergangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import cancelled</source>
        <translation>Import abgebrochen</translation>
    </message>
    <message>
        <source>There is no file in it that could be a layout.</source>
        <translation>Darin ist keine Datei, die eine Aufstellung sein könnte.</translation>
    </message>
    <message>
        <source>No layouts were found</source>
        <translation>Keine Aufstellungen gefunden</translation>
    </message>
    <message>
        <source>No layout could be imported</source>
        <translation>Keine Aufstellung konnte importiert werden</translation>
    </message>
    <message>
        <source>Nothing new was imported</source>
        <translation>Nichts Neues importiert</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) imported</source>
        <translation>
            <numerusform>%n Aufstellung importiert</numerusform>
            <numerusform>%n Aufstellungen importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now among your layouts</source>
        <translation>„%1“ gehört jetzt zu Ihren Aufstellungen</translation>
    </message>
    <message>
        <source>It is a field for Shisen-sho.</source>
        <translation>Es ist ein Feld für Shisen-sho.</translation>
    </message>
    <message>
        <source>“%1” is here already</source>
        <translation>„%1“ ist schon da</translation>
    </message>
    <message>
        <source>Here it is called “%1”.</source>
        <translation>Hier heißt die Aufstellung „%1“.</translation>
    </message>
    <message>
        <source>This text could not be imported</source>
        <translation>Dieser Text konnte nicht importiert werden</translation>
    </message>
    <message>
        <source>“%1” could not be imported</source>
        <translation>„%1“ konnte nicht importiert werden</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) came in before.</source>
        <translation>
            <numerusform>%n Aufstellung wurde vorher importiert.</numerusform>
            <numerusform>%n Aufstellungen wurden vorher importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a draft with an odd number of tiles, so it cannot be played.</source>
        <translation>Es ist ein Entwurf mit ungerader Steinzahl und daher nicht spielbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n is a draft/are drafts with an odd number of tiles and cannot be played.</source>
        <translation>
            <numerusform>%n ist ein Entwurf mit ungerader Steinzahl und nicht spielbar.</numerusform>
            <numerusform>%n sind Entwürfe mit ungerader Steinzahl und nicht spielbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was/were here already.</source>
        <translation>
            <numerusform>%n war schon da.</numerusform>
            <numerusform>%n waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be imported.</source>
        <translation>
            <numerusform>%n konnte nicht importiert werden.</numerusform>
            <numerusform>%n konnten nicht importiert werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssueWords</name>
    <message>
        <source>There is no tile yet</source>
        <translation>Noch ist kein Stein da</translation>
    </message>
    <message>
        <source>An odd number of tiles cannot be played</source>
        <translation>Eine ungerade Anzahl von Steinen ist nicht spielbar</translation>
    </message>
    <message>
        <source>No multiple of four: one face comes as a single pair</source>
        <translation>Kein Vielfaches von vier: Ein Motiv kommt nur als ein Paar vor</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with nothing beneath</source>
        <translation>
            <numerusform>%n Stein, unter dem nichts liegt</numerusform>
            <numerusform>%n Steine, unter denen nichts liegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) partly supported</source>
        <translation>
            <numerusform>%n Stein, der nur zum Teil aufliegt</numerusform>
            <numerusform>%n Steine, die nur zum Teil aufliegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) covered across an empty layer</source>
        <translation>
            <numerusform>%n Stein, über eine leere Ebene hinweg bedeckt</numerusform>
            <numerusform>%n Steine, über eine leere Ebene hinweg bedeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of which nothing is seen</source>
        <translation>
            <numerusform>%n Stein, von dem nichts zu sehen ist</numerusform>
            <numerusform>%n Steine, von denen nichts zu sehen ist</numerusform>
        </translation>
    </message>
    <message>
        <source>Click on the canvas to lay a tile.</source>
        <translation>Klicken Sie auf die Zeichenfläche, um einen Stein zu legen.</translation>
    </message>
    <message>
        <source>It can be saved as a draft; add or take away one tile to play it.</source>
        <translation>Als Entwurf lässt es sich speichern; zum Spielen einen Stein dazulegen oder wegnehmen.</translation>
    </message>
    <message>
        <source>It can be played. Usually each face comes four times, and then there is more choice.</source>
        <translation>Es ist spielbar. Meist kommt jedes Motiv viermal vor, dann hat man mehr Auswahl.</translation>
    </message>
    <message>
        <source>It can be played, though such tiles hang in the air.</source>
        <translation>Es ist spielbar, auch wenn solche Steine in der Luft hängen.</translation>
    </message>
    <message>
        <source>It can be played; such tiles rest on others with a part only, as on many boards.</source>
        <translation>Es ist spielbar; solche Steine liegen nur zum Teil auf anderen, wie auf vielen Spielfeldern.</translation>
    </message>
    <message>
        <source>It can be played, but players may not see what keeps these tiles from being free.</source>
        <translation>Es ist spielbar, doch Spieler sehen vielleicht nicht, was diese Steine festhält.</translation>
    </message>
    <message>
        <source>It can be played, but players cannot know of these tiles before others are gone.</source>
        <translation>Es ist spielbar, doch Spieler wissen von diesen Steinen erst, wenn andere weg sind.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <extracomment>The name of your language in your language, such as Deutsch or Português do Brasil</extracomment>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LayerCommands</name>
    <message>
        <source>Insert layer</source>
        <translation>Ebene einfügen</translation>
    </message>
    <message>
        <source>Delete layer</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Duplicate layer</source>
        <translation>Ebene duplizieren</translation>
    </message>
    <message>
        <source>Move layer</source>
        <translation>Ebene verschieben</translation>
    </message>
    <message>
        <source>Merge layers</source>
        <translation>Ebenen vereinen</translation>
    </message>
</context>
<context>
    <name>LayerMenu</name>
    <message>
        <source>&amp;New layer on top</source>
        <translation>&amp;Neue Ebene obenauf</translation>
    </message>
    <message>
        <source>&amp;Insert layer below</source>
        <translation>Ebene darunter &amp;einfügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Move &amp;higher</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;lower</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Merge down</source>
        <translation>Nach unten &amp;zusammenlegen</translation>
    </message>
    <message>
        <source>Hid&amp;e</source>
        <translation>Ve&amp;rbergen</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>&amp;Only this layer</source>
        <translation>Nur diese E&amp;bene</translation>
    </message>
    <message>
        <source>&amp;Show all layers</source>
        <translation>&amp;Alle Ebenen zeigen</translation>
    </message>
</context>
<context>
    <name>LayerModel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Hide this layer (Space)</source>
        <translation>Diese Ebene verbergen (Leertaste)</translation>
    </message>
    <message>
        <source>Show this layer (Space)</source>
        <translation>Diese Ebene zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>Unlock this layer (L)</source>
        <translation>Diese Ebene entsperren (L)</translation>
    </message>
    <message>
        <source>Lock this layer, so that its tiles stay as they are (L)</source>
        <translation>Diese Ebene sperren, damit ihre Steine bleiben, wie sie sind (L)</translation>
    </message>
</context>
<context>
    <name>LayerTable</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Space hides a layer, L locks it, Ctrl+Shift+Up and Down move it</source>
        <translation>Die Leertaste verbirgt eine Ebene, L sperrt sie, Strg+Umschalt+Auf und Ab verschieben sie</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Auto layer</source>
        <translation>Auto-Ebene</translation>
    </message>
    <message>
        <source>Only this layer</source>
        <translation>Nur diese Ebene</translation>
    </message>
    <message>
        <source>Show the layer that is worked on alone</source>
        <translation>Nur die Ebene zeigen, auf der gezeichnet wird</translation>
    </message>
    <message>
        <source>New layer on top</source>
        <translation>Neue Ebene obenauf</translation>
    </message>
    <message>
        <source>Duplicate this layer</source>
        <translation>Diese Ebene verdoppeln</translation>
    </message>
    <message>
        <source>Move this layer higher</source>
        <translation>Diese Ebene nach oben</translation>
    </message>
    <message>
        <source>Move this layer lower</source>
        <translation>Diese Ebene nach unten</translation>
    </message>
    <message>
        <source>Put the tiles of this layer into the one below</source>
        <translation>Die Steine dieser Ebene in die darunter legen</translation>
    </message>
    <message>
        <source>Delete this layer with its tiles</source>
        <translation>Diese Ebene mit ihren Steinen löschen</translation>
    </message>
    <message>
        <source>A Shisen-sho field has one layer only.</source>
        <translation>Ein Shisen-sho-Feld hat nur eine Ebene.</translation>
    </message>
    <message>
        <source>This is the highest layer.</source>
        <translation>Dies ist die oberste Ebene.</translation>
    </message>
    <message>
        <source>This is the lowest layer.</source>
        <translation>Dies ist die unterste Ebene.</translation>
    </message>
    <message>
        <source>More to do with this layer</source>
        <translation>Mehr zu dieser Ebene</translation>
    </message>
    <message>
        <source>Put tiles on top of what lies there, whichever layer that is</source>
        <translation>Steine obenauf legen, auf welcher Ebene auch immer das ist</translation>
    </message>
</context>
<context>
    <name>LayoutAdder</name>
    <message>
        <source>A layout with an odd number of tiles cannot be played</source>
        <translation>Eine Aufstellung mit ungerader Steinzahl ist nicht spielbar</translation>
    </message>
    <message>
        <source>Add or take away one tile first. A draft can be saved in any file.</source>
        <translation>Legen Sie erst einen Stein dazu oder nehmen Sie einen weg. Ein Entwurf lässt sich in jeder Datei speichern.</translation>
    </message>
    <message>
        <source>The layout cannot be added as it is</source>
        <translation>So kann die Aufstellung nicht dazukommen</translation>
    </message>
    <message>
        <source>The layout could not be added to yours</source>
        <translation>Die Aufstellung konnte nicht zu Ihren kommen</translation>
    </message>
    <message>
        <source>Nothing is lost: what you see is still here. %1</source>
        <translation>Nichts ist verloren: Was Sie sehen, ist noch da. %1</translation>
    </message>
    <message>
        <source>It is among your layouts now</source>
        <translation>Sie ist jetzt bei Ihren Aufstellungen</translation>
    </message>
    <message>
        <source>A layout with these tiles comes with the game</source>
        <translation>Eine Aufstellung mit diesen Steinen gehört zum Spiel</translation>
    </message>
    <message>
        <source>A layout with these tiles is among yours already</source>
        <translation>Eine Aufstellung mit diesen Steinen ist schon bei Ihren</translation>
    </message>
    <message>
        <source>It is called “%1”.</source>
        <translation>Sie heißt „%1“.</translation>
    </message>
    <message>
        <source>&amp;Play it in the game</source>
        <translation>Im Spiel s&amp;pielen</translation>
    </message>
    <message>
        <source>The game could not be started</source>
        <translation>Das Spiel konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>Start it yourself: the layout is in the list of layouts.</source>
        <translation>Starten Sie es selbst: Die Aufstellung steht in der Liste.</translation>
    </message>
</context>
<context>
    <name>LayoutBeginnings</name>
    <message>
        <source>The layout “%1” cannot be opened</source>
        <translation>Die Aufstellung „%1“ kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Sie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Copy of a layout</source>
        <translation>Kopie einer Aufstellung</translation>
    </message>
    <message>
        <source>The template cannot be opened</source>
        <translation>Die Vorlage kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Its file is not there any more.</source>
        <translation>Ihre Datei ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>LayoutBrowser</name>
    <message>
        <source>Type to search. The context menu marks, hides and exports a layout.</source>
        <translation>Tippen Sie, um zu suchen. Das Kontextmenü markiert, verbirgt und exportiert eine Aufstellung.</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s)</source>
        <translation>
            <numerusform>%n Aufstellung</numerusform>
            <numerusform>%n Aufstellungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutCategories</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Just imported</source>
        <translation>Neu importiert</translation>
    </message>
    <message>
        <source>My layouts</source>
        <translation>Meine Aufstellungen</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugte</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgene</translation>
    </message>
</context>
<context>
    <name>LayoutCellActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Take out of &amp;favourites</source>
        <translation>Kein &amp;Favorit mehr</translation>
    </message>
    <message>
        <source>Add to &amp;favourites</source>
        <translation>Zu den &amp;Favoriten</translation>
    </message>
    <message>
        <source>S&amp;how again</source>
        <translation>&amp;Wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Verbergen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>E&amp;dit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
</context>
<context>
    <name>LayoutChanges</name>
    <message numerus="yes">
        <source>%n layout(s) became favourites.</source>
        <translation>
            <numerusform>%n Aufstellung ist jetzt Favorit.</numerusform>
            <numerusform>%n Aufstellungen sind jetzt Favoriten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) are no favourites any more.</source>
        <translation>
            <numerusform>%n Aufstellung ist kein Favorit mehr.</numerusform>
            <numerusform>%n Aufstellungen sind keine Favoriten mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is hidden.</source>
        <translation>„%1“ ist verborgen.</translation>
    </message>
    <message numerus="yes">
        <source>%n layout(s) are hidden.</source>
        <translation>
            <numerusform>%n Aufstellung ist verborgen.</numerusform>
            <numerusform>%n Aufstellungen sind verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be removed. The system says: %2</source>
        <translation>„%1“ konnte nicht entfernt werden. Das System meldet: %2</translation>
    </message>
    <message>
        <source>Removed “%1”.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %n layout(s).</source>
        <translation>
            <numerusform>%n Aufstellung wurde entfernt.</numerusform>
            <numerusform>%n Aufstellungen wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” could not be brought back. The system says: %2</source>
        <translation>„%1“ konnte nicht zurückgeholt werden. Das System meldet: %2</translation>
    </message>
    <message>
        <source>This could not be saved, and will be forgotten when the program ends. The system says: %1</source>
        <translation>Dies konnte nicht gespeichert werden und ist vergessen, wenn das Programm endet. Das System meldet: %1</translation>
    </message>
</context>
<context>
    <name>LayoutChooser</name>
    <message>
        <source>You have played all of these.</source>
        <translation>Diese haben Sie alle gespielt.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>Ü&amp;berrasche mich</translation>
    </message>
    <message>
        <source>Nex&amp;t unplayed</source>
        <translation>Nächste un&amp;gespielte</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Easy</source>
        <translation>&amp;Leicht</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Hard</source>
        <translation>Sch&amp;wer</translation>
    </message>
    <message>
        <source>E&amp;xpert</source>
        <translation>E&amp;xperte</translation>
    </message>
    <message>
        <source>An&amp;y that can be won</source>
        <translation>&amp;Jedes lösbare</translation>
    </message>
    <message>
        <source>As they &amp;fall</source>
        <translation>Wie sie &amp;fallen</translation>
    </message>
    <message>
        <source>Can be won. Whoever never looks ahead wins at least %1 of 100 games.</source>
        <translation>Zu gewinnen. Wer nie vorausdenkt, gewinnt mindestens %1 von 100 Spielen.</translation>
    </message>
    <message>
        <source>Can be won. Whoever never looks ahead wins %1 to %2 of 100 games.</source>
        <translation>Zu gewinnen. Wer nie vorausdenkt, gewinnt %1 bis %2 von 100 Spielen.</translation>
    </message>
    <message>
        <source>Can be won. Whoever never looks ahead wins only %1 to %2 of 100 games.</source>
        <translation>Zu gewinnen. Wer nie vorausdenkt, gewinnt nur %1 bis %2 von 100 Spielen.</translation>
    </message>
    <message>
        <source>Can be won. Whoever never looks ahead wins fewer than 1 of 100 games.</source>
        <translation>Zu gewinnen. Wer nie vorausdenkt, gewinnt weniger als 1 von 100 Spielen.</translation>
    </message>
    <message>
        <source>Can be won. It is left to chance whether it is easy or hard.</source>
        <translation>Zu gewinnen. Ob es leicht oder schwer ist, bleibt dem Zufall überlassen.</translation>
    </message>
    <message>
        <source>Not every deal can be won: on the Turtle about 3 of 100 cannot, on some layouts more than half.</source>
        <translation>Nicht jedes Spiel ist zu gewinnen: auf der Schildkröte etwa 3 von 100 nicht, auf manchen Aufstellungen mehr als die Hälfte nicht.</translation>
    </message>
    <message>
        <source>Not every deal can be won: on the field of 18 × 8 about 8 of 100 cannot.</source>
        <translation>Nicht jedes Spiel ist zu gewinnen: auf dem Feld mit 18 × 8 sind es etwa 8 von 100 nicht.</translation>
    </message>
    <message>
        <source>Not every deal can be won: with gravity on the field of 18 × 8 about 5 of 100 cannot.</source>
        <translation>Nicht jedes Spiel ist zu gewinnen: mit Schwerkraft sind es auf dem Feld mit 18 × 8 etwa 5 von 100 nicht.</translation>
    </message>
    <message>
        <source>&amp;Look in all layouts</source>
        <translation>Alle &amp;durchsuchen</translation>
    </message>
    <message>
        <source>Show hi&amp;dden ones</source>
        <translation>&amp;Verborgene zeigen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>LayoutExporter</name>
    <message>
        <source>Export layout</source>
        <translation>Aufstellung exportieren</translation>
    </message>
    <message>
        <source>The layout “%1” is not here</source>
        <translation>Die Aufstellung „%1“ ist nicht da</translation>
    </message>
    <message>
        <source>%1 cannot hold “%2”</source>
        <translation>%1 kann „%2“ nicht aufnehmen</translation>
    </message>
    <message>
        <source>Nothing is lost: try another folder. The system says: %1</source>
        <translation>Nichts ist verloren: Versuchen Sie es mit einem anderen Ordner. Das System meldet: %1</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Die Datei konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>“%1” was exported</source>
        <translation>„%1“ wurde exportiert</translation>
    </message>
    <message>
        <source>The file: %1</source>
        <translation>Die Datei: %1</translation>
    </message>
    <message>
        <source>Keep “%1” beside it, where its name stands.</source>
        <translation>Lassen Sie „%1“ daneben liegen: Dort steht der Name.</translation>
    </message>
    <message>
        <source>Replace the file that is there?</source>
        <translation>Die vorhandene Datei ersetzen?</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Schon vorhanden: %1</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Layouts that come with the game stay as they are</source>
        <translation>Aufstellungen, die zum Spiel gehören, bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Export yours into another folder.</source>
        <translation>Exportieren Sie Ihre in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>%1 cannot hold this layout</source>
        <translation>%1 kann diese Aufstellung nicht aufnehmen</translation>
    </message>
    <message>
        <source>“%1” could not be written</source>
        <translation>„%1“ konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Nothing is lost: try another folder. %1</source>
        <translation>Nichts ist verloren: Versuchen Sie einen anderen Ordner. %1</translation>
    </message>
</context>
<context>
    <name>LayoutFaults</name>
    <message>
        <source>Files of this format are only read. Choose another format.</source>
        <translation>Dateien dieses Formats werden nur gelesen. Wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>This is a field for Shisen-sho; the format is for Mahjong Solitaire.</source>
        <translation>Das ist ein Feld für Shisen-sho; das Format ist für Mahjong Solitaire.</translation>
    </message>
    <message>
        <source>It is %1 half tiles wide, and the format has room for %2.</source>
        <translation>Sie ist %1 halbe Steine breit, und das Format hat Platz für %2.</translation>
    </message>
    <message>
        <source>It is %1 half tiles high, and the format has room for %2.</source>
        <translation>Sie ist %1 halbe Steine hoch, und das Format hat Platz für %2.</translation>
    </message>
    <message>
        <source>It has %1 layers, and the format has room for %2.</source>
        <translation>Sie hat %1 Ebenen, und das Format hat Platz für %2.</translation>
    </message>
    <message>
        <source>The file would have %1 bytes; up to %2 can be read again.</source>
        <translation>Die Datei hätte %1 Bytes; bis zu %2 lassen sich wieder lesen.</translation>
    </message>
    <message>
        <source>It has %1 tiles, and the format has room for %2.</source>
        <translation>Sie hat %1 Steine, und das Format hat Platz für %2.</translation>
    </message>
    <message>
        <source>It has %1 tiles, and the format wants an even number.</source>
        <translation>Sie hat %1 Steine, und das Format verlangt eine gerade Zahl.</translation>
    </message>
    <message>
        <source>What would be written could not be read again: %1</source>
        <translation>Was geschrieben würde, ließe sich nicht wieder lesen: %1</translation>
    </message>
    <message>
        <source>This text is too long: %1. It has %2 characters, and %3 fit.</source>
        <translation>Dieser Text ist zu lang: %1. Er hat %2 Zeichen, und %3 passen hinein.</translation>
    </message>
    <message>
        <source>This text has several lines, and the format has one: %1.</source>
        <translation>Dieser Text hat mehrere Zeilen, und das Format hat nur eine: %1.</translation>
    </message>
    <message>
        <source>This text begins or ends with a blank, which the format would lose: %1.</source>
        <translation>Dieser Text beginnt oder endet mit einem Leerzeichen, das im Format verloren ginge: %1.</translation>
    </message>
    <message>
        <source>The format cannot hold the character %2, which is in this text: %1.</source>
        <translation>Das Format kann das Zeichen %2 nicht aufnehmen, das in diesem Text steht: %1.</translation>
    </message>
    <message>
        <source>This text would be read as something else, because of the %2 in it: %1.</source>
        <translation>Dieser Text würde wegen %2 darin als etwas anderes gelesen: %1.</translation>
    </message>
    <message>
        <source>a list of length %1</source>
        <translation>eine Liste der Länge %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a text, or one for each language</source>
        <translation>ein Text oder einer für jede Sprache</translation>
    </message>
    <message>
        <source>a list of tiles</source>
        <translation>eine Liste von Steinen</translation>
    </message>
    <message>
        <source>a tile of three whole numbers, [x, y, z]</source>
        <translation>ein Stein aus drei ganzen Zahlen, [x, y, z]</translation>
    </message>
    <message>
        <source>a list of layouts</source>
        <translation>eine Liste von Aufstellungen</translation>
    </message>
    <message>
        <source>a list of layers or rows</source>
        <translation>eine Liste von Ebenen oder Reihen</translation>
    </message>
    <message>
        <source>a number and what stands there</source>
        <translation>eine Zahl und was dort steht</translation>
    </message>
    <message>
        <source>an object with the name and the map of a layout</source>
        <translation>ein Objekt mit dem Namen („name“) und dem Plan („map“) einer Aufstellung</translation>
    </message>
    <message>
        <source>a number of whole or half tiles</source>
        <translation>eine Zahl ganzer oder halber Steine</translation>
    </message>
    <message>
        <source>0 and 1</source>
        <translation>0 und 1</translation>
    </message>
    <message>
        <source>0 and then a-z and A-Z</source>
        <translation>0 und danach a-z und A-Z</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>quarters of tiles</source>
        <translation>Viertelsteine</translation>
    </message>
    <message>
        <source>layouts</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>tiles, those of all layouts</source>
        <translation>Steine in allen Aufstellungen zusammen</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>The file cannot be read. The system says: %1</source>
        <translation>Die Datei kann nicht gelesen werden. Das System meldet: %1</translation>
    </message>
    <message>
        <source>This is a folder or a device, and not a file.</source>
        <translation>Das ist ein Ordner oder ein Gerät und keine Datei.</translation>
    </message>
    <message>
        <source>Reading it ended too early. Import this file alone.</source>
        <translation>Das Lesen brach vorzeitig ab. Diese Datei allein importieren.</translation>
    </message>
    <message>
        <source>The layout cannot be written into the folder “%1”. The system says: %2</source>
        <translation>Die Aufstellung kann nicht in den Ordner „%1“ geschrieben werden. Das System meldet: %2</translation>
    </message>
    <message>
        <source>The file is larger than any layout: it has more than %1.</source>
        <translation>Die Datei ist größer als jede Aufstellung: Sie hat mehr als %1.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This is no layout in a format that can be read. Those that can: %1.</source>
        <translation>Dies ist keine Aufstellung in einem lesbaren Format. Lesbar sind: %1.</translation>
    </message>
    <message>
        <source>This file only describes a layout, which itself is in “%1” beside it.</source>
        <translation>Diese Datei beschreibt eine Aufstellung nur; sie selbst steht daneben in „%1“.</translation>
    </message>
    <message>
        <source>The text is not plain UTF-8. Save it as UTF-8 without a BOM.</source>
        <translation>Der Text ist kein reines UTF-8. Speichern Sie ihn als UTF-8 ohne BOM.</translation>
    </message>
    <message>
        <source>This is not correct JSON: %1</source>
        <translation>Dies ist kein richtiges JSON: %1</translation>
    </message>
    <message>
        <source>The file is nested deeper than any layout.</source>
        <translation>Die Datei ist tiefer verschachtelt als jede Aufstellung.</translation>
    </message>
    <message>
        <source>This JSON is no layout: it lacks “format”: “%1”.</source>
        <translation>Dieses JSON ist keine Aufstellung: Es fehlt „format“: „%1“.</translation>
    </message>
    <message>
        <source>The file is of version %1, and this program reads up to %2. A newer program may read it.</source>
        <translation>Die Datei hat Version %1, und dieses Programm liest bis %2. Ein neueres Programm kann sie vielleicht lesen.</translation>
    </message>
    <message>
        <source>The file is of version %1, which is not known; %2 are.</source>
        <translation>Die Datei hat die unbekannte Version %1; bekannt: %2.</translation>
    </message>
    <message>
        <source>The key “%1” stands there more than once.</source>
        <translation>Der Schlüssel „%1“ steht dort mehrmals.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Der Schlüssel „%1“ fehlt.</translation>
    </message>
    <message>
        <source>Expected here: %1. Found: %2.</source>
        <translation>Erwartet wird hier: %1. Gefunden: %2.</translation>
    </message>
    <message>
        <source>The game “%1” is not known; there are “solitaire” and “shisen-sho”.</source>
        <translation>Das Spiel „%1“ ist nicht bekannt; es gibt „solitaire“ und „shisen-sho“.</translation>
    </message>
    <message>
        <source>“%1” is %2; allowed are %3 to %4.</source>
        <translation>„%1“ ist %2; erlaubt sind %3 bis %4.</translation>
    </message>
    <message>
        <source>The text has %1 characters; %2 are allowed.</source>
        <translation>Der Text hat %1 Zeichen; %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>There are no tiles in it.</source>
        <translation>Es sind keine Steine darin.</translation>
    </message>
    <message>
        <source>It has %1 tiles; at most %2 can be used.</source>
        <translation>Sie hat %1 Steine; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>The tile at %1 overlaps %2 at %3, on the same layer.</source>
        <translation>Der Stein bei %1 überdeckt %2 bei %3 auf derselben Ebene.</translation>
    </message>
    <message>
        <source>The tile at %1 is off the grid of Shisen-sho: x and y must be even, and z 0.</source>
        <translation>Der Stein bei %1 liegt nicht im Raster von Shisen-sho: x und y müssen gerade sein und z 0.</translation>
    </message>
    <message>
        <source>There are more than %1 %2 in the file.</source>
        <translation>In der Datei sind mehr als %1 %2.</translation>
    </message>
    <message>
        <source>The file ends too early: it has %1 of %2 %3. A part of it was lost.</source>
        <translation>Die Datei endet zu früh: Sie hat %1 von %2 %3. Ein Teil ging verloren.</translation>
    </message>
    <message>
        <source>There are %1 %2 where %3 belong.</source>
        <translation>Es gibt %1 %2, wo %3 hingehören.</translation>
    </message>
    <message>
        <source>There are %1 tiles, but this format always has %2.</source>
        <translation>Es gibt %1 Steine, aber dieses Format hat immer %2.</translation>
    </message>
    <message>
        <source>Found: %1. Allowed there: %2.</source>
        <translation>Gefunden: %1. Dort erlaubt: %2.</translation>
    </message>
    <message>
        <source>This is not correct XML: %1</source>
        <translation>Dies ist kein richtiges XML: %1</translation>
    </message>
    <message>
        <source>A map begins before the one before it has ended.</source>
        <translation>Eine Karte („map“) beginnt, bevor die vorige zu Ende ist.</translation>
    </message>
    <message>
        <source>The file declares a document type or entities, which is not allowed in layouts.</source>
        <translation>Die Datei deklariert einen Dokumenttyp oder Entitäten; das ist in Aufstellungen nicht erlaubt.</translation>
    </message>
    <message>
        <source>Its id is “%1”; by the name of the file it should be “%2”.</source>
        <translation>Ihre Kennung ist „%1“; nach dem Namen der Datei müsste sie „%2“ sein.</translation>
    </message>
    <message>
        <source>A layout that comes with the game needs a number.</source>
        <translation>Eine Aufstellung, die zum Spiel gehört, braucht eine Nummer.</translation>
    </message>
    <message>
        <source>The number %1 belongs to “%2” already.</source>
        <translation>Die Nummer %1 gehört schon zu „%2“.</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Stein %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>layout %1</source>
        <translation>Aufstellung %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>letter %1</source>
        <translation>Buchstabe %1</translation>
    </message>
    <message>
        <source>the one in %1</source>
        <translation>den Stein in %1</translation>
    </message>
</context>
<context>
    <name>LayoutImporter</name>
    <message>
        <source>Import layouts</source>
        <translation>Aufstellungen importieren</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>There is no layout to paste</source>
        <translation>Es gibt keine Aufstellung zum Einfügen</translation>
    </message>
    <message>
        <source>Copy a layout, its file or a game code first.</source>
        <translation>Kopieren Sie zuerst eine Aufstellung, ihre Datei oder einen Spielcode.</translation>
    </message>
</context>
<context>
    <name>LayoutListModel</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Aufstellung %1</translation>
    </message>
</context>
<context>
    <name>LayoutModel</name>
    <message>
        <source>By %1</source>
        <translation>Von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft, cannot be played</source>
        <translation>Entwurf, nicht spielbar</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Ungespielt</translation>
    </message>
    <message numerus="yes">
        <source>Played %n time(s), not won yet</source>
        <translation>
            <numerusform>%n-mal gespielt, noch nicht gewonnen</numerusform>
            <numerusform>%n-mal gespielt, noch nicht gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Code %1</source>
        <translation>Code %1</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>Won %1 of %2</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>Won %1 of %2, best %3</source>
        <translation>%1 von %2 gewonnen, beste %3</translation>
    </message>
    <message>
        <source>%1 of %2, best %3</source>
        <translation>%1 von %2, beste %3</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>Favorit</translation>
    </message>
</context>
<context>
    <name>LayoutNames</name>
    <message>
        <source>Generated %1</source>
        <translation>Erzeugt %1</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Small and quick</source>
        <translation>Klein und schnell</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Shisen-sho</source>
        <translation>Shisen-sho</translation>
    </message>
</context>
<context>
    <name>LayoutOpener</name>
    <message>
        <source>Open layout</source>
        <translation>Aufstellung öffnen</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Reload the file?</source>
        <translation>Die Datei neu laden?</translation>
    </message>
    <message>
        <source>What you changed here since is lost then.</source>
        <translation>Was Sie hier seither geändert haben, ist dann verloren.</translation>
    </message>
    <message>
        <source>Import into this layout</source>
        <translation>In diese Aufstellung importieren</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>It is not there any more and was taken out of the list of recent files.</source>
        <translation>Sie ist nicht mehr da und wurde aus der Liste der zuletzt geöffneten genommen.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened</source>
        <translation>„%1“ kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Layouts in “%1”</source>
        <translation>Aufstellungen in „%1“</translation>
    </message>
    <message>
        <source>“%1” was opened as a copy</source>
        <translation>„%1“ wurde als Kopie geöffnet</translation>
    </message>
    <message>
        <source>The file stays as it is. Saving asks for a place.</source>
        <translation>Die Datei bleibt, wie sie ist. Speichern fragt nach einem Ort.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of “%1” cannot be used</source>
        <translation>
            <numerusform>%n Teil von „%1“ ist nicht brauchbar</numerusform>
            <numerusform>%n Teile von „%1“ sind nicht brauchbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutSaver</name>
    <message>
        <source>Save layout</source>
        <translation>Aufstellung speichern</translation>
    </message>
    <message>
        <source>The layout cannot be saved as it is</source>
        <translation>So kann die Aufstellung nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Layouts that come with the game stay as they are</source>
        <translation>Aufstellungen, die zum Spiel gehören, bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save yours in another folder.</source>
        <translation>Speichern Sie Ihre in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>There already: %1</source>
        <translation>Schon da: %1</translation>
    </message>
    <message>
        <source>Replace the file that is there?</source>
        <translation>Die vorhandene Datei ersetzen?</translation>
    </message>
    <message>
        <source>The file was changed by another program since you opened it</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, seit Sie sie geöffnet haben</translation>
    </message>
    <message>
        <source>If you overwrite it, what was changed there is lost.</source>
        <translation>Wenn Sie sie überschreiben, ist verloren, was dort geändert wurde.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>“%1” could not be saved</source>
        <translation>„%1“ konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Nothing is lost: what you see is still here. %1</source>
        <translation>Nichts ist verloren: Was Sie sehen, ist noch da. %1</translation>
    </message>
</context>
<context>
    <name>LookNotices</name>
    <message>
        <source>The tile set cannot be used</source>
        <translation>Der Steinsatz lässt sich nicht verwenden</translation>
    </message>
    <message>
        <source>“%1” is gone or damaged. Other drawings are shown in its place.</source>
        <translation>„%1“ fehlt oder ist beschädigt. Stattdessen sind andere Zeichnungen zu sehen.</translation>
    </message>
    <message>
        <source>Your picture cannot be shown under the board</source>
        <translation>Ihr Bild lässt sich nicht unter dem Brett zeigen</translation>
    </message>
    <message>
        <source>%1 Felt is shown in its place.</source>
        <translation>%1 Stattdessen ist Filz zu sehen.</translation>
    </message>
</context>
<context>
    <name>LookPane</name>
    <message>
        <source>Back to my look</source>
        <translation>Zurück zu meinem</translation>
    </message>
    <message>
        <source>Tiles and table as you had them</source>
        <translation>Steine und Tisch, wie Sie sie hatten</translation>
    </message>
    <message>
        <source>Tiles and table as they were at first</source>
        <translation>Steine und Tisch, wie sie am Anfang waren</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Parts of the look</source>
        <translation>Teile des Aussehens</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Standard look</source>
        <translation>Standardaussehen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>A&amp;ufstellung</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>&amp;Spielart</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Daily</source>
        <translation>Tag für Tag</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Zen</source>
        <translation>Zen</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Pur</translation>
    </message>
    <message>
        <source>Shisen-sho</source>
        <translation>Shisen-sho</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Daily, %1</source>
        <translation>Tag für Tag, %1</translation>
    </message>
    <message>
        <source>Daily, %1, late</source>
        <translation>Tag für Tag, %1, nachgeholt</translation>
    </message>
</context>
<context>
    <name>MonthGrid</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won late</source>
        <translation>verspätet gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>today, not played to the end yet</source>
        <translation>heute, noch nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>no deal</source>
        <translation>keine Partie</translation>
    </message>
</context>
<context>
    <name>MotionSection</name>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Animate tiles</source>
        <translation>Steine bewegen</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Language of the name</source>
        <translation>Sprache des Namens</translation>
    </message>
    <message>
        <source>The language in which the name is shown here; each may have its own</source>
        <translation>Die Sprache, in der der Name hier steht; jede kann ihren eigenen haben</translation>
    </message>
</context>
<context>
    <name>NewLayoutDialog</name>
    <message>
        <source>New layout</source>
        <translation>Neue Aufstellung</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>C&amp;reate</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Diese Meldung schließen (Esc)</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OneWindow</name>
    <message>
        <source>It was not overwritten. Save yours under another name, or close that window first.</source>
        <translation>Sie wurde nicht überschrieben. Speichern Sie Ihre Aufstellung unter einem anderen Namen, oder schließen Sie erst jenes Fenster.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>“%1” is open in another window already</source>
        <translation>„%1“ ist schon in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Edit it there: of two windows one would overwrite the other.</source>
        <translation>Bearbeiten Sie die Aufstellung dort: Von zwei Fenstern würde eines das andere überschreiben.</translation>
    </message>
</context>
<context>
    <name>OpenPairsPlot</name>
    <message>
        <source>Pairs open along a game</source>
        <translation>Offene Paare im Lauf eines Spiels</translation>
    </message>
    <message>
        <source>Pairs taken</source>
        <translation>Genommene Paare</translation>
    </message>
    <message>
        <source>Pairs open</source>
        <translation>Offene Paare</translation>
    </message>
    <message>
        <source>Typical</source>
        <translation>Typisch</translation>
    </message>
    <message>
        <source>8 of 10 games</source>
        <translation>8 von 10 Spielen</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>Noch ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Pairs open in a typical game: %1 at the start, %2 halfway, %3 after three quarters of the moves.</source>
        <translation>Offene Paare in einem typischen Spiel: %1 am Anfang, %2 in der Mitte, %3 nach drei Vierteln der Züge.</translation>
    </message>
</context>
<context>
    <name>OutlookLight</name>
    <message>
        <source>A pair after which the game can still be won is being looked for.</source>
        <translation>Ein Paar wird gesucht, nach dem das Spiel noch zu gewinnen ist.</translation>
    </message>
    <message>
        <source>Looking for a safe pair…</source>
        <translation>Suche ein sicheres Paar …</translation>
    </message>
    <message>
        <source>From here the board can be cleared: the game knows a way.</source>
        <translation>Von hier lässt sich alles abräumen: Das Programm kennt einen Weg.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>It is proven that these tiles, as they were dealt, cannot be cleared.</source>
        <translation>Es ist bewiesen, dass sich diese Steine, so wie sie ausgeteilt wurden, nicht abräumen lassen.</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Dieses Spiel ist nicht zu gewinnen</translation>
    </message>
    <message>
        <source>It is proven: without taking moves back or shuffling, the board cannot be cleared.</source>
        <translation>Es ist bewiesen: Ohne Züge zurückzunehmen oder zu mischen, lässt sich das Brett nicht abräumen.</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Nicht zu gewinnen</translation>
    </message>
    <message>
        <source>Cannot be won since move %1</source>
        <translation>Nicht zu gewinnen seit Zug %1</translation>
    </message>
    <message>
        <source>The game has found no way to clear the board yet, and no proof that there is none.</source>
        <translation>Noch ist kein Weg zum Sieg gefunden, und kein Beweis, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>OutsideChanges</name>
    <message>
        <source>“%1” was changed by another program</source>
        <translation>„%1“ wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>You have changed the layout here too. Before anything is overwritten you are asked.</source>
        <translation>Sie haben die Aufstellung auch hier geändert. Bevor etwas überschrieben wird, werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Do you want to see it as it is now, or go on with what you see?</source>
        <translation>Möchten Sie sie sehen, wie sie jetzt ist, oder weitermachen mit dem, was Sie sehen?</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>“%1” is not there any more</source>
        <translation>„%1“ ist nicht mehr da</translation>
    </message>
    <message>
        <source>It was moved or deleted. What you see is still here: save it to have it in a file again.</source>
        <translation>Sie wurde verschoben oder gelöscht. Was Sie sehen, ist noch da: Speichern Sie es, um es wieder in einer Datei zu haben.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>Best times</source>
        <translation>Bestzeiten</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Dieses Spiel s&amp;pielen</translation>
    </message>
    <message>
        <source>A deal that is played again sets no best time.</source>
        <translation>Ein Spiel, das noch einmal gespielt wird, ergibt keine Bestzeit.</translation>
    </message>
    <message>
        <source>No game played to the end yet.</source>
        <translation>Noch keine Partie zu Ende gespielt.</translation>
    </message>
    <message>
        <source>In this mode games are counted, but no times are kept.</source>
        <translation>In dieser Spielart werden Partien gezählt, aber keine Zeiten festgehalten.</translation>
    </message>
    <message>
        <source>No best time yet. Deals that were typed in or played again do not count.</source>
        <translation>Noch keine Bestzeit. Eingegebene oder noch einmal gespielte Spiele zählen nicht.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
</context>
<context>
    <name>PickDialog</name>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>No layout has such a name.</source>
        <translation>Keine Aufstellung heißt so.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>PNG, in pixels</source>
        <translation>PNG, in Pixeln</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, in jeder Größe scharf</translation>
    </message>
    <message>
        <source>For a light background</source>
        <translation>Für einen hellen Hintergrund</translation>
    </message>
    <message>
        <source>For a dark background</source>
        <translation>Für einen dunklen Hintergrund</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Width in pixels:</source>
        <translation>&amp;Breite in Pixeln:</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>&amp;Hintergrund:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 × %2 pixels: too many, make it narrower</source>
        <translation>%1 × %2 Pixel: zu viele, machen Sie es schmaler</translation>
    </message>
</context>
<context>
    <name>PictureExporter</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
</context>
<context>
    <name>PictureFaults</name>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The picture is not there any more.</source>
        <translation>Das Bild ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The picture cannot be read.</source>
        <translation>Das Bild lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>This is no picture that can be read. PNG, JPEG and WebP can.</source>
        <translation>Das ist kein Bild, das sich lesen lässt. PNG, JPEG und WebP lassen sich lesen.</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>Das Bild ist zu groß.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>PlayBar</name>
    <message>
        <source>Test play</source>
        <translation>Probespiel</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Let the tiles above fall down when a pair is taken; deals anew</source>
        <translation>Lässt die Steine darüber herabfallen, wenn ein Paar genommen wird; teilt neu aus</translation>
    </message>
    <message>
        <source>Back to editing</source>
        <translation>Zurück zum Bearbeiten</translation>
    </message>
    <message>
        <source>Go on editing where you left off</source>
        <translation>Weiterbearbeiten, wo Sie aufgehört haben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Den zurückgenommenen Zug noch einmal machen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show a pair; once more shows another one</source>
        <translation>Ein Paar zeigen; noch einmal zeigt ein anderes</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Mix the tiles that are left so that they can be cleared</source>
        <translation>Die übrigen Steine so mischen, dass sie sich abräumen lassen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Lay out the same tiles again, from the start</source>
        <translation>Dieselben Steine noch einmal auslegen, von Anfang an</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neu austeilen</translation>
    </message>
    <message>
        <source>Deal other tiles on this layout</source>
        <translation>Auf dieser Aufstellung andere Steine austeilen</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>Deal tiles that can be cleared</source>
        <translation>Steine austeilen, die sich abräumen lassen</translation>
    </message>
    <message>
        <source>As they fall</source>
        <translation>Wie sie fallen</translation>
    </message>
    <message>
        <source>Deal at random; some deals nobody can win</source>
        <translation>Zufällig austeilen; manche Spiele kann niemand gewinnen</translation>
    </message>
</context>
<context>
    <name>PlayLine</name>
    <message>
        <source>This pair is safe: everything can be cleared after it.</source>
        <translation>Dieses Paar ist sicher: Danach lässt sich alles abräumen.</translation>
    </message>
    <message>
        <source>This pair is a guess: it is not known whether it leads on.</source>
        <translation>Dieses Paar ist geraten: Es ist nicht bekannt, ob es weiterführt.</translation>
    </message>
    <message>
        <source>No shuffle can help: in no order can the tiles that are left be cleared.</source>
        <translation>Mischen hilft nicht: In keiner Anordnung lassen sich die übrigen Steine abräumen.</translation>
    </message>
    <message>
        <source>No shuffle was found; trying again can help.</source>
        <translation>Es fand sich keine Mischung; ein neuer Versuch kann helfen.</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Wird ausgeteilt …</translation>
    </message>
    <message>
        <source>Looking for a safe pair…</source>
        <translation>Sicheres Paar wird gesucht …</translation>
    </message>
    <message>
        <source>Cleared.</source>
        <translation>Abgeräumt.</translation>
    </message>
    <message>
        <source>No pair left: undo, shuffle or a new deal?</source>
        <translation>Kein Paar mehr: zurücknehmen, mischen oder neu austeilen?</translation>
    </message>
    <message>
        <source>It is proven: this deal cannot be cleared.</source>
        <translation>Es ist bewiesen: Dieses Spiel lässt sich nicht abräumen.</translation>
    </message>
    <message>
        <source>It is proven: from here the board cannot be cleared.</source>
        <translation>Es ist bewiesen: Von hier lässt sich das Brett nicht abräumen.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>A test play, which is counted nowhere</source>
        <translation>Ein Probespiel, das nirgends zählt</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n Stein übrig</numerusform>
            <numerusform>%n Steine übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) open</source>
        <translation>
            <numerusform>%n Paar offen</numerusform>
            <numerusform>%n Paare offen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayTable</name>
    <message>
        <source>Board of the test play</source>
        <translation>Spielfeld des Probespiels</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Wird ausgeteilt …</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Mahjong Qt is open already</source>
        <translation>Mahjong Qt ist schon geöffnet</translation>
    </message>
    <message>
        <source>Look for its window: your game is there.</source>
        <translation>Suchen Sie sein Fenster: Dort ist Ihr Spiel.</translation>
    </message>
    <message>
        <source>Mahjong Qt is not installed completely</source>
        <translation>Mahjong Qt ist nicht vollständig installiert</translation>
    </message>
    <message>
        <source>Please install it again. %1</source>
        <translation>Bitte installieren Sie es noch einmal. %1</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>&amp;Forget these files</source>
        <translation>Diese Dateien &amp;vergessen</translation>
    </message>
    <message>
        <source>No file yet</source>
        <translation>Noch keine Datei</translation>
    </message>
</context>
<context>
    <name>RecoveryKeeper</name>
    <message>
        <source>What you draw is not kept against a crash at the moment</source>
        <translation>Was Sie zeichnen, ist zurzeit nicht gegen einen Absturz gesichert</translation>
    </message>
    <message>
        <source>Save it often. %1</source>
        <translation>Speichern Sie oft. %1</translation>
    </message>
    <message>
        <source>An unfinished layout was found that cannot be read</source>
        <translation>Eine unfertige Aufstellung wurde gefunden, die nicht lesbar ist</translation>
    </message>
    <message>
        <source>Its file was kept: %1</source>
        <translation>Ihre Datei wurde aufgehoben: %1</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>An unfinished layout was found: %1, %2</source>
        <translation>Eine unfertige Aufstellung wurde gefunden: %1, %2</translation>
    </message>
    <message>
        <source>The editor ended before it was saved.</source>
        <translation>Der Editor endete, bevor sie gespeichert war.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <source>&amp;Get it back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>The unfinished layout was thrown away</source>
        <translation>Die unfertige Aufstellung wurde weggeworfen</translation>
    </message>
</context>
<context>
    <name>ReliefChoice</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Tief</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>Tiles left: %1</source>
        <translation>Steine übrig: %1</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Cleared</source>
        <translation>Abgeräumt</translation>
    </message>
    <message>
        <source>A pair was taken</source>
        <translation>Ein Paar wurde genommen</translation>
    </message>
    <message>
        <source>A move was taken back</source>
        <translation>Ein Zug wurde zurückgenommen</translation>
    </message>
    <message>
        <source>A move was made again</source>
        <translation>Ein Zug wurde wiederholt</translation>
    </message>
    <message>
        <source>A hint was shown</source>
        <translation>Ein Tipp wurde gezeigt</translation>
    </message>
    <message>
        <source>The tiles were shuffled</source>
        <translation>Die Steine wurden gemischt</translation>
    </message>
    <message>
        <source>The game was given up</source>
        <translation>Die Partie wurde aufgegeben</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Left for another game</source>
        <translation>Für eine andere Partie verlassen</translation>
    </message>
    <message>
        <source>The time was up</source>
        <translation>Die Zeit war um</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>● Hints: %1</source>
        <translation>● Tipps: %1</translation>
    </message>
    <message>
        <source>◆ Shuffles: %1</source>
        <translation>◆ Mischen: %1</translation>
    </message>
    <message>
        <source>◀ Moves taken back: %1</source>
        <translation>◀ Zurückgenommene Züge: %1</translation>
    </message>
</context>
<context>
    <name>ReplayDesk</name>
    <message>
        <source>There is no game to watch yet</source>
        <translation>Es gibt noch keine Partie zum Ansehen</translation>
    </message>
    <message>
        <source>Every game that you finish is kept to be watched again.</source>
        <translation>Jede Partie, die Sie beenden, wird zum Ansehen aufgehoben.</translation>
    </message>
    <message>
        <source>Your results cannot be read just now. Please try again later.</source>
        <translation>Ihre Ergebnisse lassen sich gerade nicht lesen. Bitte versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>It was played with a newer version of Mahjong Qt.</source>
        <translation>Sie wurde mit einer neueren Fassung von Mahjong Qt gespielt.</translation>
    </message>
    <message>
        <source>Its moves were kept, but the file is damaged there. The result still counts.</source>
        <translation>Ihre Züge wurden aufbewahrt, aber die Datei ist dort beschädigt. Das Ergebnis zählt weiterhin.</translation>
    </message>
    <message>
        <source>This game cannot be watched</source>
        <translation>Diese Partie kann nicht angesehen werden</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Watch again: %1</source>
        <translation>Noch einmal ansehen: %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ScoreFloat</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>+%1 ×%2</source>
        <translation>+%1 ×%2</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Search by name, author, number…</source>
        <translation>Suche nach Name, Autor, Nummer …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>Select</name>
    <message>
        <source>Drag a frame around tiles to select them</source>
        <translation>Ziehen Sie einen Rahmen um Steine, um sie auszuwählen</translation>
    </message>
    <message>
        <source>Drag to move the selected tiles, with Alt to copy them</source>
        <translation>Ziehen verschiebt die ausgewählten Steine, mit Alt kopiert es sie</translation>
    </message>
    <message>
        <source>Click to select this tile, drag to move it</source>
        <translation>Klicken wählt diesen Stein aus, Ziehen verschiebt ihn</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) selected</source>
        <translation>
            <numerusform>%n Stein ausgewählt</numerusform>
            <numerusform>%n Steine ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy tiles</source>
        <translation>Steine kopieren</translation>
    </message>
    <message>
        <source>Move tiles</source>
        <translation>Steine verschieben</translation>
    </message>
    <message>
        <source>Moved by %1, %2 half tiles</source>
        <translation>Verschoben um %1, %2 halbe Steine</translation>
    </message>
</context>
<context>
    <name>SetAdding</name>
    <message>
        <source>Drawing the tiles of “%1”…</source>
        <translation>Die Steine von „%1“ werden gezeichnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Fill in from %1</source>
        <translation>Aus „%1“ ergänzen</translation>
    </message>
    <message>
        <source>Match files…</source>
        <translation>Dateien zuordnen …</translation>
    </message>
    <message>
        <source>Add all</source>
        <translation>Alle hinzufügen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nicht hinzufügen</translation>
    </message>
</context>
<context>
    <name>SetCard</name>
    <message numerus="yes">
        <source>%n face(s) from %1</source>
        <translation>
            <numerusform>%n Bild aus „%1“</numerusform>
            <numerusform>%n Bilder aus „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>From another set: %1</source>
        <translation>Aus einem anderen Satz: %1</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Your settings apply now, but could not be saved for the next time: %1</source>
        <translation>Ihre Einstellungen gelten jetzt, konnten aber nicht für das nächste Mal gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&amp;Darken blocked tiles</source>
        <translation>&amp;Blockierte Steine abdunkeln</translation>
    </message>
    <message>
        <source>&amp;Highlight free tiles</source>
        <translation>&amp;Freie Steine hervorheben</translation>
    </message>
    <message>
        <source>A&amp;nimate tiles</source>
        <translation>Be&amp;wegungen zeigen</translation>
    </message>
    <message>
        <source>Show time and points in &amp;Zen, too</source>
        <translation>Zeit und Punkte auch in Z&amp;en zeigen</translation>
    </message>
    <message>
        <source>&amp;Show whether the game can still be won</source>
        <translation>Anzeigen, &amp;ob das Spiel noch zu gewinnen ist</translation>
    </message>
    <message>
        <source>&amp;Warn when the game can no longer be won</source>
        <translation>&amp;Melden, wenn das Spiel nicht mehr zu gewinnen ist</translation>
    </message>
    <message>
        <source>Show and warn in Challenge and P&amp;ure, too</source>
        <translation>A&amp;uch in Herausforderung und Pur zeigen und warnen</translation>
    </message>
    <message>
        <source>Same as system</source>
        <comment>appearance</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Same as system</source>
        <comment>language</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>&amp;Zeit anzeigen</translation>
    </message>
    <message>
        <source>&amp;Ask before a new game replaces this one</source>
        <translation>&amp;Nachfragen, bevor ein neues Spiel dieses ersetzt</translation>
    </message>
    <message>
        <source>A&amp;ppearance:</source>
        <translation>&amp;Aussehen:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Standard wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>SoundSection</name>
    <message>
        <source>Sound</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>Stamp</name>
    <message>
        <source>Select or copy tiles first; then they can be stamped</source>
        <translation>Erst Steine auswählen oder kopieren; dann lassen sie sich stempeln</translation>
    </message>
    <message>
        <source>Stamp tiles</source>
        <translation>Steine stempeln</translation>
    </message>
</context>
<context>
    <name>StarLabel</name>
    <message>
        <source>%1 of 3 stars</source>
        <translation>%1 von 3 Sternen</translation>
    </message>
</context>
<context>
    <name>StartOpener</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>What would you like to play?</source>
        <translation>Was möchten Sie spielen?</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>&amp;Zurück zum Brett</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Your results cannot be read just now. Please try again later.</source>
        <translation>Ihre Ergebnisse lassen sich gerade nicht lesen. Bitte versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Earlier results could not be read. The file was kept: “%1”.</source>
        <translation>Frühere Ergebnisse konnten nicht gelesen werden. Die Datei ist noch da: „%1“.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Ü&amp;berblick</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Pa&amp;rtien</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Saves the games chosen above as a table for spreadsheets.</source>
        <translation>Speichert die oben gewählten Partien als Tabelle für Tabellenprogramme.</translation>
    </message>
    <message>
        <source>Clo&amp;se</source>
        <translation>Sch&amp;ließen</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Copied ✓</source>
        <translation>Kopiert ✓</translation>
    </message>
    <message>
        <source>Layout copied ✓</source>
        <translation>Aufstellung kopiert ✓</translation>
    </message>
    <message>
        <source>Game code. A click copies it.</source>
        <translation>Spielcode. Ein Klick kopiert ihn.</translation>
    </message>
    <message>
        <source>Game code %1</source>
        <translation>Spielcode %1</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Column %1, row %2, layer %3</source>
        <translation>Spalte %1, Reihe %2, Ebene %3</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n selected</source>
        <translation>
            <numerusform>, %n ausgewählt</numerusform>
            <numerusform>, %n ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableExport</name>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Mahjong games</source>
        <translation>Mahjong-Partien</translation>
    </message>
    <message>
        <source>The games could not be saved: %1</source>
        <translation>Die Partien konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Gespeichert als „%1“.</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Baize</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marmor</translation>
    </message>
    <message>
        <source>Bamboo mat</source>
        <translation>Bambus</translation>
    </message>
    <message>
        <source>Silk</source>
        <translation>Seide</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Lack</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
</context>
<context>
    <name>TemplateMenu</name>
    <message>
        <source>&amp;With pictures…</source>
        <translation>Mit &amp;Bildern …</translation>
    </message>
</context>
<context>
    <name>TestMode</name>
    <message>
        <source>This layout cannot be played yet</source>
        <translation>Diese Aufstellung ist noch nicht spielbar</translation>
    </message>
</context>
<context>
    <name>TestPlay</name>
    <message>
        <source>There are no tiles to play with yet.</source>
        <translation>Es sind noch keine Steine zum Spielen da.</translation>
    </message>
    <message>
        <source>An odd number of tiles cannot go two by two. Add one, or take one away.</source>
        <translation>Eine ungerade Anzahl von Steinen kann nicht Paar für Paar gehen. Legen Sie einen dazu oder nehmen Sie einen weg.</translation>
    </message>
    <message>
        <source>No deal on this layout can be cleared: more than half of all tiles lie one on the other, and each move takes at most one of them.</source>
        <translation>Auf dieser Aufstellung lässt sich kein Spiel abräumen: Mehr als die Hälfte aller Steine liegt übereinander, und jeder Zug nimmt höchstens einen davon.</translation>
    </message>
    <message>
        <source>No deal on this layout can be cleared: in whatever order they go, some tiles never come free.</source>
        <translation>Auf dieser Aufstellung lässt sich kein Spiel abräumen: In welcher Reihenfolge man sie auch nimmt, manche Steine werden nie frei.</translation>
    </message>
    <message>
        <source>No deal that can be cleared was found on this layout, though there may be one. “As they fall” deals it all the same.</source>
        <translation>Auf dieser Aufstellung fand sich kein Spiel, das sich abräumen lässt; vielleicht gibt es eines. „Wie sie fallen“ teilt trotzdem aus.</translation>
    </message>
    <message>
        <source>Something went wrong, and nothing was dealt.</source>
        <translation>Etwas ist schiefgegangen, und es wurde nichts ausgeteilt.</translation>
    </message>
</context>
<context>
    <name>TileSetFaults</name>
    <message>
        <source>It cannot be used.</source>
        <translation>Er lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>The file cannot be read. The system says: %1</source>
        <translation>Die Datei lässt sich nicht lesen. Das System sagt: %1</translation>
    </message>
    <message>
        <source>This is no file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>This is larger than any tile set.</source>
        <translation>Das ist größer als jeder Steinsatz.</translation>
    </message>
    <message>
        <source>There are more than %1 files. Choose the folder of one set.</source>
        <translation>Es sind mehr als %1 Dateien. Wählen Sie den Ordner eines einzigen Satzes.</translation>
    </message>
    <message>
        <source>The archive is damaged, or of a kind that cannot be read.</source>
        <translation>Das Archiv ist beschädigt oder von einer Art, die sich nicht lesen lässt.</translation>
    </message>
    <message>
        <source>The archive wants to write outside of its folder.</source>
        <translation>Das Archiv will außerhalb seines Ordners schreiben.</translation>
    </message>
    <message>
        <source>It needs the file “%1”, which is not there.</source>
        <translation>Es fehlt die Datei „%1“, die dazugehört.</translation>
    </message>
    <message>
        <source>The drawing is too large or too complex.</source>
        <translation>Die Zeichnung ist zu groß oder zu verschachtelt.</translation>
    </message>
    <message>
        <source>The drawing has parts that are not safe to open.</source>
        <translation>Die Zeichnung hat Teile, die sich nicht gefahrlos öffnen lassen.</translation>
    </message>
    <message>
        <source>This is no SVG drawing, or a damaged one.</source>
        <translation>Das ist keine SVG-Zeichnung, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>This is no PNG picture, or a damaged one.</source>
        <translation>Das ist kein PNG-Bild, oder es ist beschädigt.</translation>
    </message>
    <message>
        <source>The drawing shows pictures from other files only.</source>
        <translation>Die Zeichnung zeigt nur Bilder aus anderen Dateien.</translation>
    </message>
    <message>
        <source>There is no tile set of a kind that can be read.</source>
        <translation>Hier ist kein Steinsatz von einer Art, die sich lesen lässt.</translation>
    </message>
    <message>
        <source>There are several tile sets: %1. Choose one of them.</source>
        <translation>Hier sind mehrere Steinsätze: %1. Wählen Sie einen davon.</translation>
    </message>
    <message>
        <source>The description of the set is damaged.</source>
        <translation>Die Beschreibung des Satzes ist beschädigt.</translation>
    </message>
    <message>
        <source>The set is for a newer version of Mahjong Qt.</source>
        <translation>Der Satz ist für eine neuere Version von Mahjong Qt.</translation>
    </message>
    <message>
        <source>No drawings for: %1.</source>
        <translation>Keine Zeichnungen für: %1.</translation>
    </message>
    <message>
        <source>This tile set is here already, as “%1”.</source>
        <translation>Diesen Steinsatz gibt es hier schon, als „%1“.</translation>
    </message>
    <message>
        <source>The tile set is damaged. It was set aside as “%1”.</source>
        <translation>Der Steinsatz ist beschädigt. Er wurde beiseitegelegt, als „%1“.</translation>
    </message>
    <message>
        <source>Drawing the set took too long.</source>
        <translation>Den Satz zu zeichnen hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The set cannot be written into “%1”. The system says: %2</source>
        <translation>Der Satz lässt sich nicht nach „%1“ schreiben. Das System sagt: %2</translation>
    </message>
    <message>
        <source>Drawing the set needs too much memory.</source>
        <translation>Den Satz zu zeichnen braucht zu viel Speicher.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it is broken.</source>
        <translation>Die Zeichnung lässt sich nicht verwenden: Sie ist fehlerhaft.</translation>
    </message>
    <message>
        <source>The set cannot be read now. The system says: %1</source>
        <translation>Der Satz lässt sich gerade nicht lesen. Das System sagt: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
</context>
<context>
    <name>TileSetSection</name>
    <message>
        <source>Tile sets</source>
        <translation>Steinsätze</translation>
    </message>
</context>
<context>
    <name>TileSets</name>
    <message>
        <source>Hong Kong</source>
        <translation>Hongkong</translation>
    </message>
    <message>
        <source>Riichi</source>
        <translation>Riichi</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Author and licence unknown</source>
        <translation>Urheber und Lizenz unbekannt</translation>
    </message>
    <message>
        <source>another set</source>
        <translation>einem anderen Satz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TimeModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Hints: %1, undos: %2, shuffles: %3</source>
        <translation>Tipps: %1, zurückgenommen: %2, gemischt: %3</translation>
    </message>
</context>
<context>
    <name>TipLine</name>
    <message>
        <source>Click to lay a tile, drag to lay many. The right button takes tiles away. Page up and page down change the layer, F5 plays what is there.</source>
        <translation>Klicken legt einen Stein, Ziehen viele. Die rechte Taste nimmt Steine weg. Bild auf und Bild ab wechseln die Ebene, F5 spielt, was da ist.</translation>
    </message>
    <message>
        <source>&amp;Got it</source>
        <translation>&amp;Verstanden</translation>
    </message>
</context>
<context>
    <name>ToolWords</name>
    <message numerus="yes">
        <source>Lay %n tile(s) on layer %1</source>
        <translation>
            <numerusform>%n Stein auf Ebene %1 legen</numerusform>
            <numerusform>%n Steine auf Ebene %1 legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) taken away</source>
        <translation>
            <numerusform>%n Stein weggenommen</numerusform>
            <numerusform>%n Steine weggenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer %1 is locked or hidden</source>
        <translation>Ebene %1 ist gesperrt oder verborgen</translation>
    </message>
    <message>
        <source>No room: a tile here would overlap another one</source>
        <translation>Kein Platz: Ein Stein hier würde einen anderen überdecken</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n tile(s) on layers %1 to %2</source>
        <translation>
            <numerusform>%n Stein auf Ebenen %1 bis %2 legen</numerusform>
            <numerusform>%n Steine auf Ebenen %1 bis %2 legen</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile lies here</source>
        <translation>Hier liegt ein Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) laid</source>
        <translation>
            <numerusform>%n Stein gelegt</numerusform>
            <numerusform>%n Steine gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n tile(s) away</source>
        <translation>
            <numerusform>%n Stein wegnehmen</numerusform>
            <numerusform>%n Steine wegnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to take away here</source>
        <translation>Hier ist nichts wegzunehmen</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n pair(s) taken</source>
        <translation>
            <numerusform>%n Paar genommen</numerusform>
            <numerusform>%n Paare genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs taken</source>
        <translation>Genommene Paare</translation>
    </message>
</context>
<context>
    <name>TraySection</name>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <source>Show pairs taken</source>
        <translation>Genommene Paare zeigen</translation>
    </message>
</context>
<context>
    <name>UnsavedQuestion</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Save the changes to this layout?</source>
        <translation>Änderungen an dieser Aufstellung speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Don’t save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Otherwise they are lost.</source>
        <translation>Sonst sind sie verloren.</translation>
    </message>
</context>
<context>
    <name>WholeBoardButton</name>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Show the whole board, as large as fits</source>
        <translation>Das ganze Brett zeigen, so groß wie möglich</translation>
    </message>
</context>
<context>
    <name>WishPicker</name>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>“%2”, for no deals of the kind “%1” are known for this layout.</source>
        <translation>„%2“, denn von der Art „%1“ ist auf dieser Aufstellung kein Spiel bekannt.</translation>
    </message>
    <message>
        <source>“%2”, for no deals of the kind “%1” are known for this field.</source>
        <translation>„%2“, denn von der Art „%1“ ist auf diesem Feld kein Spiel bekannt.</translation>
    </message>
    <message>
        <source>“%2”, for no deals of the kind “%1” are known for this field with gravity.</source>
        <translation>„%2“, denn von der Art „%1“ ist auf diesem Feld mit Schwerkraft kein Spiel bekannt.</translation>
    </message>
    <message>
        <source>No such deals are known for the layout “%1”.</source>
        <translation>Auf der Aufstellung „%1“ ist kein solches Spiel bekannt.</translation>
    </message>
    <message>
        <source>No such deals are known for the field “%1”.</source>
        <translation>Auf dem Feld „%1“ ist kein solches Spiel bekannt.</translation>
    </message>
    <message>
        <source>No such deals are known for the field “%1” with gravity.</source>
        <translation>Auf dem Feld „%1“ mit Schwerkraft ist kein solches Spiel bekannt.</translation>
    </message>
</context>
<context>
    <name>_KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys on the board</source>
        <translation>Tasten auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Mouse on the board</source>
        <translation>Maus auf dem Spielfeld</translation>
    </message>
</context>
</TS>
