import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow above what lived after the last large collection, in percent. */
const GROWTH_PERCENT = 40;

/**
 * On a machine with much memory V8 lets a heap grow to four times of what lives in it before it collects. V8 reads this
 * setting anew after each large collection, so it holds however the program was started, and limits nothing.
 * The gateway leaves it out: each large answer passes through its heap three times (docs/decisions/0020).
 */
export const keepHeapClose = () => setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
