import type { InputHTMLAttributes } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Code } from '../../../design/Code.tsx';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { Match } from './findProducts.ts';
import { entryMessages } from './messages.ts';

const words = entryMessages.create;

interface MatchChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  match: Match;
  /** What each reason is called. */
  reasons: ReadonlyMap<string, string>;
}

/** One of the base products that were found, to choose. */
export const MatchChoice = ({ match, reasons, ...input }: MatchChoiceProps) => (
  <label className="flex min-h-11 items-start gap-3 border-t border-border py-2 has-checked:bg-primary-soft">
    <input type="radio" className="mt-1.5" {...input} />
    <span className="min-w-0">
      <MatchText match={match} reasons={reasons} />
    </span>
  </label>
);

function MatchText({ match, reasons }: { match: Match; reasons: ReadonlyMap<string, string> }) {
  const { name, brandName, mpn, categoryName, isLikely, status } = match;
  const why = match.reasons.flatMap((reason) => (reason ? (reasons.get(reason) ?? []) : [])).join(words.and);
  return (
    <>
      <span className="block font-medium">
        <TechnicalText>{name}</TechnicalText>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.875rem] text-muted">
        {isLikely && <Badge kind="info">{words.isIt}</Badge>}
        {status === 'PENDING' && <Badge kind="warning">{words.isWaiting}</Badge>}
        {brandName && <bdi>{brandName}</bdi>}
        {mpn && <Code>{mpn}</Code>}
        <span>{categoryName}</span>
        {why && <span>{words.because(why)}</span>}
      </span>
    </>
  );
}
