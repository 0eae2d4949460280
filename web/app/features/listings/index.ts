// What other features may use of entries.
export { EntryDifferences } from './EntryDifferences.tsx';
export { openEntryFile } from './openEntryFile.ts';
export { EntryFileLinkDocument } from './EntryFile.generated.ts';
