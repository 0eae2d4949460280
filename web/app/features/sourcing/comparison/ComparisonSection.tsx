import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Section } from '../../../design/Section.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { askAnew } from '../../../platform/graph/ask.ts';
import { NotLoaded } from '../../../platform/graph/NotLoaded.tsx';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { TradeComparisonDocument } from './Comparison.generated.ts';
import { type ComparisonProps, ComparisonTable } from './ComparisonTable.tsx';
import { comparisonMessages as words } from './messages.ts';
import type { Reading } from './reading.ts';
import { ReadingLinks } from './ReadingLinks.tsx';

const place = 'comparison';

interface ComparisonSectionProps {
  id: string;
  reading: Reading;
}

/** The offers of several sellers side by side, for who buys. */
export function ComparisonSection({ id, reading }: ComparisonSectionProps) {
  const answer = useGraphIfLoaded(TradeComparisonDocument, { id });
  const [tries, setTries] = useState(1);
  const [isFailed, setFailed] = useState(false);
  const isThere = answer !== undefined;
  // It was loaded with the page where there were several offers then.
  useEffect(() => {
    if (isThere) return;
    askAnew(TradeComparisonDocument, { id }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [id, isThere, tries]);
  const compared = answer?.viewer?.tradeRequest?.comparison;
  if (isThere && (!compared || compared.columns.length < 2)) return null;
  return (
    <Section id={place} title={words.title}>
      {answer && compared ? (
        <Comparison compared={compared} labels={answer} reading={reading} />
      ) : isFailed ? (
        <NotLoaded text={words.failed} retry={() => setTries(tries + 1)} />
      ) : (
        <Skeleton label={words.loading} shape="block" height="20rem" />
      )}
    </Section>
  );
}

/** The switch of tax, and all offers side by side: in narrow windows two at a time. */
export function Comparison(props: ComparisonProps) {
  const { search } = useLocation();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <ReadingLinks search={search} place={place} reading={props.reading} />
      {props.compared.columns.length > 2 && (
        <p className="text-[0.8125rem] text-muted md:hidden print:hidden">{words.scroll}</p>
      )}
      <ComparisonTable {...props} />
    </div>
  );
}
