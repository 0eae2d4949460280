import { LeftOut } from './LeftOut.tsx';
import { ReadChips } from './ReadChips.tsx';
import type { ReadingNotes_ReadingFragment } from './ReadingNotes.generated.ts';
import { RepairedText } from './Spelling.tsx';

export type Reading = ReadingNotes_ReadingFragment;

/** How a text was read, where no page has the list: what was repaired, what became a filter, what is left out. */
export const ReadingRemarks = ({ reading }: { reading: Reading }) => (
  <>
    <RepairedText repaired={reading.repaired} tier={reading.tier} />
    <ReadChips reading={reading} hrefOf={() => undefined} />
    <LeftOut left={reading.left} tier={reading.tier} />
  </>
);
