import { useLocation } from 'react-router-dom';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { EarlierOfferDocument } from './EarlierOffer.generated.ts';
import { earlierParameter } from './earlier.ts';
import { quoteMessages as words } from './messages.ts';
import { QuoteCard, type QuoteLabels, titleOf } from './QuoteCard.tsx';
import type { Quotes_QuoteFragment as Quote, Quotes_RequestFragment as Request } from './Quotes.generated.ts';

export type EarlierQuote = NonNullable<Request['quotes']>['nodes'][number]['earlier'][number];

interface EarlierOffersProps {
  earlier: readonly EarlierQuote[];
  labels: QuoteLabels;
}

/** What came before the last offer, in a line each. The one that the address names is shown whole, so that it needs no script. */
export function EarlierOffers({ earlier, labels }: EarlierOffersProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const openedId = query.get(earlierParameter);
  const to = (id: string | undefined) => {
    const wanted = new URLSearchParams(query);
    wanted.delete(earlierParameter);
    if (id) wanted.set(earlierParameter, id);
    return `?${wanted.toString()}#${placeOf(id ?? openedId ?? '')}`;
  };
  if (earlier.length === 0) return null;
  const money = moneyOf(earlier);
  return (
    <section aria-label={words.older} className="flex flex-col gap-2">
      <h4 className="text-[0.875rem] text-muted">{words.older}</h4>
      <ul className="flex flex-col">
        {earlier.map((each) => {
          const isOpened = each.quoteId === openedId;
          return (
            <li key={each.quoteId} id={placeOf(each.quoteId)} className="flex scroll-mt-20 flex-col gap-2">
              <p className="flex flex-wrap items-center gap-x-3">
                <a
                  href={to(isOpened ? undefined : each.quoteId)}
                  aria-expanded={isOpened}
                  className="link inline-flex min-h-11 items-center font-medium"
                >
                  {titleOf(each)}
                </a>
                <span className="text-muted">{each.isOwn ? words.own : words.by[each.side]}</span>
                <span>{money(each.totalRial)}</span>
                <StateBadge states={labels.quoteStatuses?.values} value={each.status} />
              </p>
              {isOpened && <Opened id={each.quoteId} labels={labels} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const placeOf = (id: string) => `offer-${id}`;

function Opened({ id, labels }: { id: string; labels: QuoteLabels }) {
  const answer = useGraphIfLoaded(EarlierOfferDocument, { id });
  const quote = answer?.viewer?.quote;
  return quote ? <QuoteCard quote={readFragment<Quote>(quote)} labels={labels} /> : null;
}
