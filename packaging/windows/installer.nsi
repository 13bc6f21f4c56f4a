; The setup for Windows: for one player, without the rights of an administrator.
;
; makers/windows/installer.py runs makensis on this. Names, version, exit codes and the lists of files come from there, in
; a file that GENERATED names; nothing is said twice.
;
; An earlier version stays whole until the new one is. All files are first unpacked into a folder of their own inside the
; chosen one; then what the earlier version has there is moved aside, and the new files are moved into their places. When
; anything fails up to here, all is moved back. Only then come registry and shortcuts, and the earlier version is removed.
;
; Options:     /S            no windows
;              /D=FOLDER     where to, the last option and without quotes
;              /DESKTOP      with a shortcut on the desktop
; Exit codes:  0   done
;              1   cancelled by the player
;              2   a file could not be written; all is as it was
;              10  Windows is too old
;              11  the game, the editor or mahjong-layouts is running
;              12  installed, but not all files of the earlier version could be removed
;              13  another setup, or an uninstaller, is running
;              14  the path of the folder is too long
; The uninstaller knows /S, and the exit codes 0, 1, 11, 13, and 2 when a file could not be removed: then it stays, with its
; entry in the list of apps, and can be started again. It goes on in a copy of itself, so whoever wants to wait for it, and
; for its exit code, starts a copy of it with _?=FOLDER as the last option and without quotes.
;
; Windows itself refuses this on a 32-bit system, with a message of its own: the setup is a program for x64.

Unicode true
Target amd64-unicode
SetCompressor /SOLID /FINAL lzma
SetCompressorDictSize 64

!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "FileFunc.nsh"
!include /CHARSET=UTF8 "${GENERATED}"

!define CLASSES "Software\Classes"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define APPS_ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define MENU_FOLDER "$SMPROGRAMS\${TITLE}"

; how often, and after how many milliseconds, what a virus scanner may still look at is moved again
!define TRIES 6
!define PAUSE 500

Name "${TITLE}"
BrandingText "${TITLE} ${VERSION}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
; a later version goes where the earlier one is
InstallDirRegKey HKCU "${APPS_ENTRY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestLongPathAware true
AllowSkipFiles off
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${TITLE} setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "© ${PUBLISHER}, ${LICENCE} licence"

!ifdef SIGN
  ; a program of ours that is given the command by its environment: it stands in no file and in no output of makensis
  !uninstfinalize `${SIGN}` = 0
  !finalize `${SIGN}` = 0
!endif

!define MUI_ICON "${GAME_ICON}"
!define MUI_UNICON "${GAME_ICON}"
!define MUI_ABORTWARNING
!define MUI_LICENSEPAGE_BUTTON "$(Next)"
!define MUI_LICENSEPAGE_TEXT_BOTTOM "$(FreeToUse)"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${GAME}.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE_FILE}"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveDirectoryPage
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(GamesStay)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!define MUI_FINISHPAGE_TEXT "$(GamesAreThere)"
!insertmacro MUI_UNPAGE_FINISH

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

!macro Text NAME ENGLISH GERMAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
!macroend
!insertmacro Text Next "&Next >" "&Weiter >"
!insertmacro Text FreeToUse "${TITLE} is free software: you need not accept anything in order to use it." \
  "${TITLE} ist freie Software: Sie müssen nichts annehmen, um das Programm zu benutzen."
!insertmacro Text Programs "Game, layout editor and command for layout files" \
  "Spiel, Editor und Befehl für Aufstellungsdateien"
!insertmacro Text OnDesktop "Shortcut on the desktop" "Verknüpfung auf dem Desktop"
!insertmacro Text TooOld "${TITLE} needs Windows 10, version 1809, or a later one." \
  "${TITLE} braucht Windows 10, Version 1809, oder eine spätere Version."
!insertmacro Text InUse "${TITLE}, its layout editor or mahjong-layouts is running. Please close it, then try again.$\n$\nYour game is saved." \
  "${TITLE}, der Editor oder mahjong-layouts läuft noch. Bitte schließen Sie das Programm und versuchen Sie es dann noch einmal.$\n$\nIhre Partie ist gespeichert."
!insertmacro Text NotWritten "The files in $INSTDIR could not be put in their places. Another program may be using them, or something of the same name is there.$\n$\nAll is as it was." \
  "Die Dateien in $INSTDIR ließen sich nicht an ihren Platz bringen. Vielleicht benutzt sie ein anderes Programm, oder es gibt dort etwas mit demselben Namen.$\n$\nAlles ist, wie es war."
!insertmacro Text EarlierLeft "${TITLE} is installed, but not all files of the earlier version in $Earlier could be removed." \
  "${TITLE} ist installiert, aber nicht alle Dateien der früheren Version in $Earlier ließen sich entfernen."
!insertmacro Text FileLeft "This could not be removed:$\n$\n$Left$\n$\nPlease close whatever uses it, then try again." \
  "Dies ließ sich nicht entfernen:$\n$\n$Left$\n$\nBitte schließen Sie, was es benutzt, und versuchen Sie es dann noch einmal."
!insertmacro Text SetupRuns "${TITLE} is being installed or removed already." "${TITLE} wird gerade schon installiert oder entfernt."
!insertmacro Text TooLong "The path of the folder may have at most ${MOST_FOLDER} characters." \
  "Der Pfad des Ordners darf höchstens ${MOST_FOLDER} Zeichen haben."
!insertmacro Text LayoutFile "${TITLE} layout" "${TITLE}-Aufstellung"
!insertmacro Text Play "Play" "Spielen"
!insertmacro Text Edit "Edit layout" "Aufstellung bearbeiten"
!insertmacro Text GameComment "Mahjong Solitaire and Shisen-sho" "Mahjong-Solitär und Shisen-Sho"
!insertmacro Text EditorComment "Draw layouts for ${TITLE}" "Aufstellungen für ${TITLE} zeichnen"
!insertmacro Text GamesStay "${TITLE} will be removed from this computer. Your games, records and layouts stay." \
  "${TITLE} wird von diesem Computer entfernt. Ihre Partien, Ergebnisse und Aufstellungen bleiben."
!insertmacro Text GamesAreThere "${TITLE} was removed.$\n$\nYour games, records and layouts are still in$\n$APPDATA\${PLAYER_FOLDER}$\nand your settings in$\n$LOCALAPPDATA\${PLAYER_FOLDER}$\n$\nYou may delete these folders, or keep them for a later version." \
  "${TITLE} wurde entfernt.$\n$\nIhre Partien, Ergebnisse und Aufstellungen liegen weiterhin in$\n$APPDATA\${PLAYER_FOLDER}$\nund Ihre Einstellungen in$\n$LOCALAPPDATA\${PLAYER_FOLDER}$\n$\nSie können diese Ordner löschen oder für eine spätere Version behalten."

; where the list of apps says that a version is
Var OldFolder
; where files are unpacked to, or removed from
Var Place
; where the earlier version in the chosen folder is moved to, empty when there is none
Var Aside
; the earlier version that is being removed
Var Earlier
; a file that could not be removed
Var Left
Var IsUpgrade

; What is done with each file and folder of the lists.
!macro RemoveFile FILE
  Delete `$Place\${FILE}`
  ; also a folder of that name, which Delete passes over
  IfFileExists `$Place\${FILE}` 0 +2
  StrCpy $Left `$Place\${FILE}`
!macroend
!macro RemoveFolder FOLDER
  RMDir `$Place\${FOLDER}`
!macroend
!macro MakeFolder FOLDER
  CreateDirectory `$INSTDIR\${FOLDER}`
!macroend
!macro MoveIn FILE
  IfFileExists `$Place\${FILE}` 0 +3
  Delete `$INSTDIR\${FILE}`
  Rename `$Place\${FILE}` `$INSTDIR\${FILE}`
!macroend
!macro MoveOut FILE
  IfFileExists `$Place\${FILE}` +2
  Rename `$INSTDIR\${FILE}` `$Place\${FILE}`
!macroend
!macro RemoveMadeFolder FOLDER
  RMDir `$INSTDIR\${FOLDER}`
!macroend
!macro SetAside NAME
  IfFileExists `$INSTDIR\${NAME}` 0 +2
  Rename `$INSTDIR\${NAME}` `$Aside\${NAME}`
!macroend
!macro PutBack NAME
  IfFileExists `$Aside\${NAME}` 0 +2
  Rename `$Aside\${NAME}` `$INSTDIR\${NAME}`
!macroend

; The uninstaller comes first: also what is cut short can be removed.
!macro OwnFiles ACTION
  !insertmacro ${ACTION} `${UNINSTALLER}`
  !insertmacro ${ACTION} `${LAYOUT_ICON}`
  !insertmacro BundleFiles ${ACTION}
!macroend

; Windows lets nobody write into the file of a program that runs.
!macro AddWhenRunning FILE
  ${If} ${FileExists} "$R0\${FILE}"
    ClearErrors
    FileOpen $R2 "$R0\${FILE}" a
    ${If} ${Errors}
      StrCpy $R1 "$R1 ${FILE}"
    ${Else}
      FileClose $R2
    ${EndIf}
  ${EndIf}
!macroend

; Ends with an exit code as long as a program in the folder on the stack runs; with windows the player may try again.
!macro DefineRequireNotRunning UN
  Function ${UN}RequireNotRunning
    Pop $R0
    ${Do}
      StrCpy $R1 ""
      !insertmacro AddWhenRunning "${GAME}.exe"
      !insertmacro AddWhenRunning "${EDITOR}.exe"
      !insertmacro AddWhenRunning "${LAYOUTS}.exe"
      ${If} $R1 == ""
        Return
      ${EndIf}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDRETRY again
      SetErrorLevel ${IN_USE}
      Quit
      again:
    ${Loop}
  FunctionEnd
!macroend
!insertmacro DefineRequireNotRunning ""
!insertmacro DefineRequireNotRunning "un."

!macro TellExplorer
  ; SHCNE_ASSOCCHANGED, SHCNF_IDLIST: icons and menus of files are shown anew
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Ends when setup or uninstaller is running already.
!macro RequireAlone
  System::Call 'kernel32::CreateMutex(p 0, i 0, t "${LAYOUT_CLASS}.Setup") p .r1 ?e'
  Pop $R0
  ${If} $R0 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(SetupRuns)" /SD IDOK
    SetErrorLevel ${SETUP_RUNS}
    Quit
  ${EndIf}
!macroend

Section "$(Programs)" SectionPrograms
  SectionIn RO
  Call RequireShortPath
  Push "$INSTDIR"
  Call RequireNotRunning
  ${If} $OldFolder != ""
    Push "$OldFolder"
    Call RequireNotRunning
  ${EndIf}
  Call Unpack
  Call SetEarlierAside
  Call MoveAllIn
  Call EnterInApps
  CreateDirectory "${MENU_FOLDER}"
  SetOutPath "$INSTDIR"
  CreateShortCut "${MENU_FOLDER}\${TITLE}.lnk" "$INSTDIR\${GAME}.exe" "" "" 0 SW_SHOWNORMAL "" "$(GameComment)"
  CreateShortCut "${MENU_FOLDER}\${EDITOR_TITLE}.lnk" "$INSTDIR\${EDITOR}.exe" "" "" 0 SW_SHOWNORMAL "" "$(EditorComment)"
  WriteRegStr HKCU "${APP_PATHS}\${GAME}.exe" "" "$INSTDIR\${GAME}.exe"
  WriteRegStr HKCU "${APP_PATHS}\${EDITOR}.exe" "" "$INSTDIR\${EDITOR}.exe"
  WriteRegStr HKCU "${APP_PATHS}\${LAYOUTS}.exe" "" "$INSTDIR\${LAYOUTS}.exe"
  Call Associate
  Call RemoveUnwantedShortcut
  Call RemoveEarlier
SectionEnd

Section /o "$(OnDesktop)" SectionDesktop
  SetOutPath "$INSTDIR"
  CreateShortCut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${GAME}.exe" "" "" 0 SW_SHOWNORMAL "" "$(GameComment)"
SectionEnd

Function .onInit
  SetShellVarContext current
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel ${TOO_OLD}
    Quit
  ${EndIf}
  !insertmacro RequireAlone
  ReadRegStr $OldFolder HKCU "${APPS_ENTRY}" "InstallLocation"
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/DESKTOP" $R1
  ${IfNot} ${Errors}
  ${OrIf} ${FileExists} "$DESKTOP\${TITLE}.lnk"
    !insertmacro SelectSection ${SectionDesktop}
  ${EndIf}
FunctionEnd

Function .onInstFailed
  Call RemoveUnpacked
FunctionEnd

Function LeaveDirectoryPage
  StrLen $R0 "$INSTDIR"
  ${If} $R0 > ${MOST_FOLDER}
    MessageBox MB_OK|MB_ICONSTOP "$(TooLong)"
    Abort
  ${EndIf}
FunctionEnd

; Without windows there is no page that could be left.
Function RequireShortPath
  StrLen $R0 "$INSTDIR"
  ${If} $R0 > ${MOST_FOLDER}
    MessageBox MB_OK|MB_ICONSTOP "$(TooLong)" /SD IDOK
    SetErrorLevel ${TOO_LONG}
    Quit
  ${EndIf}
FunctionEnd

; Aborts by itself when a file cannot be written, because the disk is full or the folder is somebody else's.
Function Unpack
  StrCpy $Place "$INSTDIR\${UNPACKED}"
  !insertmacro UnpackFiles
  SetOutPath "$Place"
  File "/oname=${LAYOUT_ICON}" "${LAYOUT_ICON_FILE}"
  ClearErrors
  WriteUninstaller "$Place\${UNINSTALLER}"
  ; a folder that this stands in could not be moved
  SetOutPath "$TEMP"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONSTOP "$(NotWritten)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Function RemoveUnpacked
  SetOutPath "$TEMP"
  StrCpy $Place "$INSTDIR\${UNPACKED}"
  !insertmacro OwnFiles RemoveFile
  !insertmacro BundleFoldersUp RemoveFolder
  RMDir "$Place"
  ; only when nothing else is in it
  RMDir "$INSTDIR"
FunctionEnd

; Moves what is in the chosen folder and belongs to an earlier version out of the way; aborts when it is held.
Function SetEarlierAside
  StrCpy $Aside ""
  StrCpy $R5 0
  ; many programs have an uninstaller of this name
  ${If} ${FileExists} "$INSTDIR\${GAME}.exe"
    StrCpy $R5 1
  ${EndIf}
  ; the same folder may have several names: it is where the files have just been unpacked
  ${If} $OldFolder != ""
  ${AndIf} ${FileExists} "$OldFolder\${UNPACKED}\${UNINSTALLER}"
    StrCpy $R5 1
    StrCpy $OldFolder ""
  ${EndIf}
  ${If} $R5 = 1
  ${AndIf} ${FileExists} "$INSTDIR\${UNINSTALLER}"
    StrCpy $Aside "$INSTDIR\_1"
    StrCpy $R3 1
    ${While} ${FileExists} "$Aside"
      IntOp $R3 $R3 + 1
      StrCpy $Aside "$INSTDIR\_$R3"
    ${EndWhile}
    StrCpy $R3 0
    CreateDirectory "$Aside"
    ${Do}
      ClearErrors
      !insertmacro BundleTop SetAside
      !insertmacro SetAside `${LAYOUT_ICON}`
      !insertmacro SetAside `${UNINSTALLER}`
      ${IfNot} ${Errors}
        ${ExitDo}
      ${EndIf}
      IntOp $R3 $R3 + 1
      ${If} $R3 = ${TRIES}
        Call PutEarlierBack
        MessageBox MB_OK|MB_ICONSTOP "$(NotWritten)" /SD IDOK
        Abort
      ${EndIf}
      Sleep ${PAUSE}
    ${Loop}
  ${EndIf}
FunctionEnd

Function PutEarlierBack
  ${If} $Aside == ""
    Return
  ${EndIf}
  StrCpy $R4 0
  ${Do}
    ClearErrors
    !insertmacro BundleTop PutBack
    !insertmacro PutBack `${LAYOUT_ICON}`
    !insertmacro PutBack `${UNINSTALLER}`
    RMDir "$Aside"
    IntOp $R4 $R4 + 1
    ${IfNot} ${Errors}
    ${OrIf} $R4 = ${TRIES}
      ${ExitDo}
    ${EndIf}
    Sleep ${PAUSE}
  ${Loop}
FunctionEnd

; Moves all that is unpacked into its place; puts everything back and aborts when that fails. What others have in the
; same folders stays.
Function MoveAllIn
  StrCpy $R3 0
  ${Do}
    ClearErrors
    !insertmacro BundleFolders MakeFolder
    !insertmacro OwnFiles MoveIn
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    IntOp $R3 $R3 + 1
    ${If} $R3 = ${TRIES}
      !insertmacro OwnFiles MoveOut
      !insertmacro BundleFoldersUp RemoveMadeFolder
      Call PutEarlierBack
      MessageBox MB_OK|MB_ICONSTOP "$(NotWritten)" /SD IDOK
      Abort
    ${EndIf}
    Sleep ${PAUSE}
  ${Loop}
  !insertmacro BundleFoldersUp RemoveFolder
  RMDir "$Place"
FunctionEnd

; Removes the earlier version by its own list of files; shortcuts and associations stay, also those that the player has
; pinned somewhere, and are written anew.
Function RemoveEarlier
  ${If} $Aside != ""
    StrCpy $Earlier "$Aside"
    Call RunUninstallerOfEarlier
  ${EndIf}
  ${If} $OldFolder != ""
  ${AndIf} ${FileExists} "$OldFolder\${UNINSTALLER}"
    StrCpy $Earlier "$OldFolder"
    Call RunUninstallerOfEarlier
  ${EndIf}
FunctionEnd

Function RunUninstallerOfEarlier
  SetOutPath "$TEMP"
  InitPluginsDir
  ; a copy, so that the uninstaller can remove its own file and is waited for
  CopyFiles /SILENT "$Earlier\${UNINSTALLER}" "$PLUGINSDIR\earlier.exe"
  ClearErrors
  ExecWait '"$PLUGINSDIR\earlier.exe" /S /UPGRADE _?=$Earlier' $R0
  ${If} ${Errors}
  ${OrIf} $R0 <> 0
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(EarlierLeft)" /SD IDOK
    SetErrorLevel ${EARLIER_LEFT}
  ${EndIf}
FunctionEnd

Function RemoveUnwantedShortcut
  ${IfNot} ${SectionIsSelected} ${SectionDesktop}
    Delete "$DESKTOP\${TITLE}.lnk"
  ${EndIf}
FunctionEnd

Function EnterInApps
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${APPS_ENTRY}" "DisplayIcon" "$INSTDIR\${GAME}.exe,0"
  WriteRegStr HKCU "${APPS_ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${APPS_ENTRY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${APPS_ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${APPS_ENTRY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${APPS_ENTRY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${APPS_ENTRY}" "EstimatedSize" ${KIBIBYTES}
  WriteRegDWORD HKCU "${APPS_ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${APPS_ENTRY}" "NoRepair" 1
FunctionEnd

Function Associate
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}" "" "$(LayoutFile)"
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}\DefaultIcon" "" "$INSTDIR\${LAYOUT_ICON},0"
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}\shell" "" "open"
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}\shell\open" "" "$(Play)"
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}\shell\open\command" "" '"$INSTDIR\${GAME}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}\shell\edit" "" "$(Edit)"
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_CLASS}\shell\edit\command" "" '"$INSTDIR\${EDITOR}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${LAYOUT_SUFFIX}\OpenWithProgids" "${LAYOUT_CLASS}" ""
  ; what another program has taken, or the player has chosen, stays
  ReadRegStr $R0 HKCU "${CLASSES}\${LAYOUT_SUFFIX}" ""
  ${If} $R0 == ""
    WriteRegStr HKCU "${CLASSES}\${LAYOUT_SUFFIX}" "" "${LAYOUT_CLASS}"
  ${EndIf}
  ReadRegStr $R0 HKCU "${CLASSES}\${LAYOUT_SUFFIX}" "Content Type"
  ${If} $R0 == ""
    WriteRegStr HKCU "${CLASSES}\${LAYOUT_SUFFIX}" "Content Type" "${LAYOUT_TYPE}"
  ${EndIf}
  !insertmacro TellExplorer
FunctionEnd

Section "Uninstall"
  Push "$INSTDIR"
  Call un.RequireNotRunning
  ${If} $IsUpgrade == 0
    Call un.Dissociate
    Delete "${MENU_FOLDER}\${TITLE}.lnk"
    Delete "${MENU_FOLDER}\${EDITOR_TITLE}.lnk"
    RMDir "${MENU_FOLDER}"
    Delete "$DESKTOP\${TITLE}.lnk"
    DeleteRegKey HKCU "${APP_PATHS}\${GAME}.exe"
    DeleteRegKey HKCU "${APP_PATHS}\${EDITOR}.exe"
    DeleteRegKey HKCU "${APP_PATHS}\${LAYOUTS}.exe"
  ${EndIf}
  ; a folder that this stands in could not be removed
  SetOutPath "$TEMP"
  StrCpy $Place "$INSTDIR"
  ${Do}
    StrCpy $Left ""
    !insertmacro BundleFiles RemoveFile
    !insertmacro RemoveFile `${LAYOUT_ICON}`
    ${If} $Left == ""
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(FileLeft)" /SD IDCANCEL IDRETRY again
    ; uninstaller and entry in the list of apps stay
    SetErrorLevel ${NOT_WRITTEN}
    Quit
    again:
  ${Loop}
  !insertmacro BundleFoldersUp RemoveFolder
  ; this one cannot remove itself when it was started with _?= and is no copy
  Delete "$INSTDIR\${UNINSTALLER}"
  ; only when nothing else is in it
  RMDir "$INSTDIR"
  ${If} $IsUpgrade == 0
    DeleteRegKey HKCU "${APPS_ENTRY}"
  ${EndIf}
SectionEnd

Function un.onInit
  SetShellVarContext current
  StrCpy $IsUpgrade 0
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/UPGRADE" $R1
  ${IfNot} ${Errors}
    ; the setup that has started this is alone already
    StrCpy $IsUpgrade 1
  ${Else}
    !insertmacro RequireAlone
  ${EndIf}
FunctionEnd

Function un.Dissociate
  DeleteRegKey HKCU "${CLASSES}\${LAYOUT_CLASS}"
  DeleteRegValue HKCU "${CLASSES}\${LAYOUT_SUFFIX}\OpenWithProgids" "${LAYOUT_CLASS}"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\${LAYOUT_SUFFIX}\OpenWithProgids"
  ReadRegStr $R0 HKCU "${CLASSES}\${LAYOUT_SUFFIX}" ""
  ${If} $R0 == "${LAYOUT_CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${LAYOUT_SUFFIX}" ""
  ${EndIf}
  ReadRegStr $R0 HKCU "${CLASSES}\${LAYOUT_SUFFIX}" "Content Type"
  ${If} $R0 == "${LAYOUT_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${LAYOUT_SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\${LAYOUT_SUFFIX}"
  !insertmacro TellExplorer
FunctionEnd
