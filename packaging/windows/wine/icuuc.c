/* A stand-in for icuuc.dll, for Wine alone: never part of a package.

   Windows 10 and later bring ICU, and Qt6Core.dll imports its converters from there; Wine 8 has no such library, so the
   loader would refuse Qt. Qt asks ICU only for encodings that it does not know itself, and the game reads none of those:
   every call answers "unsupported" (U_UNSUPPORTED_ERROR), which Qt takes for an unknown encoding. */

#define EXPORT __declspec(dllexport)

enum { UNSUPPORTED = 16 };

static void refuse(int *status) {
    if (status)
        *status = UNSUPPORTED;
}

EXPORT void *ucnv_open(const char *name, int *status) {
    (void)name;
    refuse(status);
    return 0;
}

EXPORT void ucnv_close(void *converter) { (void)converter; }
EXPORT void ucnv_reset(void *converter) { (void)converter; }
EXPORT signed char ucnv_getMaxCharSize(const void *converter) { (void)converter; return 1; }
EXPORT int ucnv_countAvailable(void) { return 0; }
EXPORT const char *ucnv_getAvailableName(int number) { (void)number; return 0; }

EXPORT const char *ucnv_getName(const void *converter, int *status) {
    (void)converter;
    refuse(status);
    return 0;
}

EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int *status) {
    (void)name, (void)standard;
    refuse(status);
    return 0;
}

/* No converter is ever open, so the rest is only there to be found by the loader. */
EXPORT void ucnv_getToUCallBack(void) {}
EXPORT void ucnv_getFromUCallBack(void) {}
EXPORT void ucnv_setToUCallBack(void) {}
EXPORT void ucnv_setFromUCallBack(void) {}
EXPORT void ucnv_cbToUWriteUChars(void) {}
EXPORT void ucnv_cbFromUWriteUChars(void) {}
EXPORT void ucnv_toUnicode(void) {}
EXPORT void ucnv_fromUnicode(void) {}
EXPORT int ucnv_toUCountPending(void) { return 0; }
EXPORT int ucnv_fromUCountPending(void) { return 0; }
EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
