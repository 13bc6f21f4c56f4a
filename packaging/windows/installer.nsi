; The setup for Windows: for one player, without the rights of an administrator.
;
; makers/windows/installer.py runs makensis on this. Names, version and the list of files come from there, in a file that
; GENERATED names; nothing is said twice.
;
; Options:     /S            no windows
;              /D=FOLDER     where to, the last option and without quotes
;              /DESKTOP      with a shortcut on the desktop
; Exit codes:  0   done
;              1   cancelled by the player
;              2   a file could not be written
;              10  Windows is too old
;              11  the game, the editor or mahjong-layouts is running
;              12  the version that is there could not be removed
;              13  another setup is running
; The uninstaller knows /S, and the exit codes 0, 1, 2 and 11. It goes on in a copy of itself, so whoever wants to wait for
; it, and for its exit code, starts a copy of it with _?=FOLDER as the last option and without quotes.
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
!define UNINSTALLER "uninstall.exe"
!define LAYOUT_ICON "layout.ico"
!define MENU_FOLDER "$SMPROGRAMS\${TITLE}"

!define TOO_OLD 10
!define IN_USE 11
!define NOT_REMOVED 12
!define SETUP_RUNS 13

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
!insertmacro Text NotRemoved "The version of ${TITLE} in $OldFolder could not be removed, so nothing was installed." \
  "Die Version von ${TITLE} in $OldFolder ließ sich nicht entfernen; es wurde nichts installiert."
!insertmacro Text SetupRuns "Another setup of ${TITLE} is running." "Ein anderes Installationsprogramm von ${TITLE} läuft noch."
!insertmacro Text LayoutFile "${TITLE} layout" "${TITLE}-Aufstellung"
!insertmacro Text Play "Play" "Spielen"
!insertmacro Text Edit "Edit layout" "Aufstellung bearbeiten"
!insertmacro Text GameComment "Mahjong Solitaire and Shisen-sho" "Mahjong-Solitär und Shisen-Sho"
!insertmacro Text EditorComment "Draw layouts for ${TITLE}" "Aufstellungen für ${TITLE} zeichnen"
!insertmacro Text GamesStay "${TITLE} will be removed from this computer. Your games, records and layouts stay." \
  "${TITLE} wird von diesem Computer entfernt. Ihre Partien, Ergebnisse und Aufstellungen bleiben."
!insertmacro Text GamesAreThere "${TITLE} was removed.$\n$\nYour games, records and layouts are still in$\n$APPDATA\${PLAYER_FOLDER}$\nand your settings in$\n$LOCALAPPDATA\${PLAYER_FOLDER}$\n$\nYou may delete these folders, or keep them for a later version." \
  "${TITLE} wurde entfernt.$\n$\nIhre Partien, Ergebnisse und Aufstellungen liegen weiterhin in$\n$APPDATA\${PLAYER_FOLDER}$\nund Ihre Einstellungen in$\n$LOCALAPPDATA\${PLAYER_FOLDER}$\n$\nSie können diese Ordner löschen oder für eine spätere Version behalten."

Var OldFolder
Var IsUpgrade

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

Section "$(Programs)" SectionPrograms
  SectionIn RO
  Push "$INSTDIR"
  Call RequireNotRunning
  Call RemoveEarlierVersion
  ; first of all what removes it again: also a setup that is cut short can be undone
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  Call EnterInApps
  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  File "/oname=${LAYOUT_ICON}" "${LAYOUT_ICON_FILE}"
  CreateDirectory "${MENU_FOLDER}"
  CreateShortCut "${MENU_FOLDER}\${TITLE}.lnk" "$INSTDIR\${GAME}.exe" "" "" 0 SW_SHOWNORMAL "" "$(GameComment)"
  CreateShortCut "${MENU_FOLDER}\${EDITOR_TITLE}.lnk" "$INSTDIR\${EDITOR}.exe" "" "" 0 SW_SHOWNORMAL "" "$(EditorComment)"
  WriteRegStr HKCU "${APP_PATHS}\${GAME}.exe" "" "$INSTDIR\${GAME}.exe"
  WriteRegStr HKCU "${APP_PATHS}\${LAYOUTS}.exe" "" "$INSTDIR\${LAYOUTS}.exe"
  Call Associate
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
  System::Call 'kernel32::CreateMutex(p 0, i 0, t "${LAYOUT_CLASS}.Setup") p .r1 ?e'
  Pop $R0
  ${If} $R0 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(SetupRuns)" /SD IDOK
    SetErrorLevel ${SETUP_RUNS}
    Quit
  ${EndIf}
  ReadRegStr $OldFolder HKCU "${APPS_ENTRY}" "InstallLocation"
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/DESKTOP" $R1
  ${IfNot} ${Errors}
  ${OrIf} ${FileExists} "$DESKTOP\${TITLE}.lnk"
    !insertmacro SelectSection ${SectionDesktop}
  ${EndIf}
FunctionEnd

; Removes the files of the version that is there, by its own list; shortcuts and associations stay, also those that the
; player has pinned somewhere, and are written anew.
Function RemoveEarlierVersion
  ${If} $OldFolder == ""
  ${OrIfNot} ${FileExists} "$OldFolder\${UNINSTALLER}"
    Return
  ${EndIf}
  Push "$OldFolder"
  Call RequireNotRunning
  InitPluginsDir
  ; a copy, so that the uninstaller can remove its own file and is waited for
  CopyFiles /SILENT "$OldFolder\${UNINSTALLER}" "$PLUGINSDIR\earlier.exe"
  ClearErrors
  ExecWait '"$PLUGINSDIR\earlier.exe" /S /UPGRADE _?=$OldFolder' $R0
  ${If} ${Errors}
  ${OrIf} $R0 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(NotRemoved)" /SD IDOK
    SetErrorLevel ${NOT_REMOVED}
    Quit
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
    DeleteRegKey HKCU "${APP_PATHS}\${LAYOUTS}.exe"
  ${EndIf}
  ; a folder that this stands in could not be removed
  SetOutPath "$TEMP"
  !insertmacro RemoveFiles
  Delete "$INSTDIR\${LAYOUT_ICON}"
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
    StrCpy $IsUpgrade 1
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
