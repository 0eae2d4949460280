import { readableDigits } from '../../../platform/text/digits.ts';
import { formatCount } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { HrefOf } from './hrefOf.ts';
import { readingMessages as words } from './messages.ts';
import type { ReadingNotes_ReadingFragment as Reading } from './ReadingNotes.generated.ts';

/** Another spelling that may have been meant, as a link. */
export function AskedText({
  asked,
  hrefOf,
  after = words.asked.after,
}: Pick<Reading, 'asked'> & { hrefOf: HrefOf; after?: ((count: string) => string) | undefined }) {
  const href = asked && hrefOf(asked.text);
  if (!href) return null;
  return (
    <p>
      {words.asked.before}{' '}
      <a className="link" href={href}>
        <TechnicalText>{words.quoted(readableDigits(asked.text))}</TechnicalText>
      </a>{' '}
      {after(formatCount(asked.count, asked.countIsCapped))}
    </p>
  );
}

/** The spelling that was searched in place of the typed one. There is no way back: the typed one finds nothing, and the graph repairs it again. */
export function RepairedText({ repaired, tier }: Pick<Reading, 'repaired' | 'tier'>) {
  if (!repaired || tier === 'NONE') return null;
  return (
    <p role="note">
      <TechnicalText>{words.repaired(readableDigits(repaired.to), readableDigits(repaired.from))}</TechnicalText>
    </p>
  );
}
