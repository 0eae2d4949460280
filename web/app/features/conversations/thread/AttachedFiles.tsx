import { FileList } from '../../files/index.ts';
import type { Attached } from './useAttached.ts';

/** So many files go with a message, as the api says. */
const MOST_FILES = 10;

/** Files of a message that is written; those of the next one begin anew. */
export const AttachedFiles = ({ attached }: { attached: Attached }) => (
  <FileList key={attached.round} most={MOST_FILES} onChange={attached.choose} />
);
