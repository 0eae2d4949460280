import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import type { HrefOf } from './hrefOf.ts';
import { ReadChips } from './ReadChips.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Questions } from './Questions.tsx';
import type { ReadingNotes_ReadingFragment } from './ReadingNotes.generated.ts';
import { AskedText, RepairedText } from './Spelling.tsx';

interface ReadingNotesProps {
  /** How the text of this list was read; none of a list without a text. */
  reading: Masked<ReadingNotes_ReadingFragment> | null | undefined;
  hrefOf: HrefOf;
  /** What follows another spelling, with how much it finds; offers without. */
  askedAfter?: ((count: string) => string) | undefined;
}

/**
 * What was understood of a typed text and what can be done about it: another spelling, filters made of its words,
 * what its numbers may mean, what was left out. Stands above the list; nothing of it where there is nothing to tell.
 */
export function ReadingNotes({ reading: ref, hrefOf, askedAfter }: ReadingNotesProps) {
  const reading = readFragment<ReadingNotes_ReadingFragment>(ref);
  if (!reading) return null;
  return (
    <>
      <AskedText asked={reading.asked} hrefOf={hrefOf} after={askedAfter} />
      <RepairedText repaired={reading.repaired} tier={reading.tier} />
      <ReadChips reading={reading} hrefOf={hrefOf} />
      <Questions reading={reading} />
      <LeftOut left={reading.left} tier={reading.tier} />
    </>
  );
}
