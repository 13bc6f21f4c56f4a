/* What ucrtbase.dll of Wine 8 lacks, for Wine alone: never part of a package.

   numpy imports the complex functions of C99 from there, and a lock on a file that another program has must say so. This is linked into a ucrtbase.dll that forwards all else to
   Wine's own (the .def that says so is generated, see makers/windows/shims.py). The complex numbers of Microsoft's
   compiler are structures of two numbers, and its long double is a double. The names have a prefix because the compiler
   takes the plain ones for its own functions. */

#include <errno.h>
#include <math.h>
#include <windows.h>

typedef struct { float real, imaginary; } FloatComplex;
typedef struct { double real, imaginary; } Complex;

static Complex widened(FloatComplex z) { Complex wide = {z.real, z.imaginary}; return wide; }
static FloatComplex narrowed(Complex z) { FloatComplex narrow = {(float)z.real, (float)z.imaginary}; return narrow; }

static Complex exponential(Complex z) {
    double length = exp(z.real);
    Complex value = {length * cos(z.imaginary), length * sin(z.imaginary)};
    return value;
}

static Complex power(Complex base, Complex exponent) {
    double length = hypot(base.real, base.imaginary);
    if (length == 0) {
        Complex zero = {0, 0};
        return zero;
    }
    double logarithm = log(length), angle = atan2(base.imaginary, base.real);
    Complex value = {
        exponent.real * logarithm - exponent.imaginary * angle,
        exponent.imaginary * logarithm + exponent.real * angle,
    };
    return exponential(value);
}

double shim_creal(Complex z) { return z.real; }
double shim_creall(Complex z) { return z.real; }
float shim_crealf(FloatComplex z) { return z.real; }
double shim_cimag(Complex z) { return z.imaginary; }
double shim_cimagl(Complex z) { return z.imaginary; }
float shim_cimagf(FloatComplex z) { return z.imaginary; }
double shim_cabsl(Complex z) { return hypot(z.real, z.imaginary); }
float shim_cabsf(FloatComplex z) { return (float)hypot(z.real, z.imaginary); }
Complex shim_cexp(Complex z) { return exponential(z); }
Complex shim_cexpl(Complex z) { return exponential(z); }
FloatComplex shim_cexpf(FloatComplex z) { return narrowed(exponential(widened(z))); }
Complex shim_cpow(Complex z, Complex w) { return power(z, w); }
Complex shim_cpowl(Complex z, Complex w) { return power(z, w); }
FloatComplex shim_cpowf(FloatComplex z, FloatComplex w) { return narrowed(power(widened(z), widened(w))); }

/* Wine's own leaves errno as it was when it fails; Windows says EACCES, by which a second start knows of the first. */
int shim__locking(int file, int mode, long bytes) {
    HMODULE original = GetModuleHandleA("ucrtbas0.dll");
    int (*locking)(int, int, long) = (int (*)(int, int, long))(void *)GetProcAddress(original, "_locking");
    int *(*error)(void) = (int *(*)(void))(void *)GetProcAddress(original, "_errno");
    int result = locking(file, mode, bytes);
    if (result)
        *error() = EACCES;
    return result;
}

/* Linked without the compiler's start-up code, which would call the very library that this stands for. */
BOOL WINAPI DllMainCRTStartup(HINSTANCE library, DWORD reason, LPVOID reserved) {
    (void)library, (void)reason, (void)reserved;
    return 1;
}
