/* A stand-in for mscms.dll, for Wine alone: never part of a package.

   Qt's platform plug-in asks for the colour profile of each screen, and WcsCreateIccProfile of Wine 8 aborts the
   program. Here no screen has a profile: null handles and FALSE, after which Qt takes the screen for sRGB. */

#define EXPORT __declspec(dllexport)

EXPORT void *OpenColorProfileW(void *profile, int access, int share, int creation) {
    (void)profile, (void)access, (void)share, (void)creation;
    return 0;
}

EXPORT int CloseColorProfile(void *profile) { (void)profile; return 1; }
EXPORT int GetColorProfileFromHandle(void) { return 0; }
EXPORT int GetStandardColorSpaceProfileW(void) { return 0; }
EXPORT void *WcsOpenColorProfileW(void) { return 0; }
EXPORT void *WcsCreateIccProfile(void) { return 0; }
EXPORT int WcsGetDefaultColorProfile(void) { return 0; }
EXPORT int WcsGetDefaultColorProfileSize(void) { return 0; }
