// What a list with a text needs beside its results; loaded when there is such a list.
export { ReadingNotes } from './ReadingNotes.tsx';
export { RelaxedTexts } from './RelaxedTexts.tsx';
export { relaxedTexts } from './relaxedTexts.ts';
