import { Card } from '../../../design/Card.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { ContentCard_HitFragment, ContentCard_LabelsFragment } from './ContentCard.generated.ts';

interface ContentCardProps {
  hit: Masked<ContentCard_HitFragment>;
  /** The answer of the query that spreads `ContentCard_labels`. */
  labels: Masked<ContentCard_LabelsFragment>;
  /** Whether it says of which kind it is. */
  isMixed: boolean;
}

/** Something to read that a text found, with the passage that says most of it. An `<li>`. */
export function ContentCard({ hit, labels, isMixed }: ContentCardProps) {
  const { kind, title, path, snippet } = readFragment<ContentCard_HitFragment>(hit);
  const { contentKinds } = readFragment<ContentCard_LabelsFragment>(labels);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 break-words text-[1.0625rem]">
          <a href={path} className="inline-block pointer-coarse:py-2.5">
            <TechnicalText>{title}</TechnicalText>
          </a>
        </h2>
        {isMixed && <StateBadge states={contentKinds?.values} value={kind} />}
      </div>
      {snippet.length > 0 && (
        <p className="mt-1 max-w-[68ch] break-words text-muted" dir="auto">
          {snippet.map(({ text, isMarked }, at) =>
            isMarked ? (
              <mark key={at} className="bg-transparent font-bold text-text">
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </p>
      )}
    </Card>
  );
}
