import { readableDigits } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { readingMessages as words } from './messages.ts';
import type { ReadingNotes_ReadingFragment as Reading } from './ReadingNotes.generated.ts';

/** What the list lacks of the text, each piece with the reason, in one line. */
export function LeftOut({ left, tier }: Pick<Reading, 'left' | 'tier'>) {
  if (left.length === 0) return null;
  const shown = left.map(({ text, reason }) => ({ text: words.quoted(readableDigits(text)), reason }));
  const line =
    tier === 'NONE'
      ? words.nothingFor(words.list(shown.map(({ text }) => text)))
      : words.without(words.list(shown.map(({ text, reason }) => words.because(text, words.reasons[reason]))));
  return (
    <p role="note" className="text-muted">
      <TechnicalText>{line}</TechnicalText>
    </p>
  );
}
