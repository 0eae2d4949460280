import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow above what lived after the last large collection, in percent. */
const GROWTH_PERCENT = 40;

/**
 * On a machine with much memory V8 lets a heap grow to four times of what lives in it before it collects. V8 reads this
 * setting anew after each large collection, so it holds however the program was started, and limits nothing.
 */
export const keepHeapClose = () => setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
