import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { askAnew } from '../../../platform/graph/ask.ts';
import { formatDate, formatGregorian } from '../../../platform/numbers/dates.ts';
import { type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';

import { EntryDifferences } from '../../listings/index.ts';
import type { EntryEditor_LabelsFragment as Labels } from './EntryEditor.generated.ts';
import { EntryHistoryDocument, type EntryHistoryQuery } from './EntryHistory.generated.ts';
import { entryMessages } from './messages.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = entryMessages.history;

type Page = NonNullable<NonNullable<EntryHistoryQuery['viewer']>['supplierProductHistory']>;
type Event = NonNullable<Page['nodes']>[number];

/** What happened to the entry, the newest first; brought when it is wanted, a part at a time. */
export function EntryHistory({ id, version, labels }: { id: string; version: number; labels: Labels }) {
  const [shown, setShown] = useState<{ of: number; events: readonly Event[]; next: string | null }>();
  const [types, setTypes] = useState<EntryHistoryQuery['entryEventTypes']>(null);
  const [pending, setPending] = useState(false);
  const [isFailed, setFailed] = useState(false);

  async function bring(after?: string) {
    setPending(true);
    setFailed(false);
    try {
      const { viewer, entryEventTypes } = await askAnew(EntryHistoryDocument, { id, ...(after && { after }) });
      const page = viewer?.supplierProductHistory;
      const next = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      setTypes(entryEventTypes);
      setShown((now) => ({
        of: version,
        events: [...(after ? (now?.events ?? []) : []), ...(page?.nodes ?? [])],
        next,
      }));
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  }
  return (
    <Section id="history" title={entryMessages.part.history}>
      <div className="flex flex-col items-start gap-3">
        {shown && (
          <ul aria-label={words.list} className="flex w-full flex-col">
            {shown.events.map((event) => (
              <li
                key={event.id}
                className="grid gap-x-4 border-b border-border py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
              >
                <span className="text-muted">
                  {words.moment(formatDate(event.at), formatGregorian(event.at).slice(-5))}
                </span>
                <div className="[overflow-wrap:anywhere]">
                  {labelOf(types, event.type)}
                  {event.changeKind && ` (${labelOf(labels.changeKinds, event.changeKind)})`}
                  {' — '}
                  <bdi>{event.isStaff ? words.staff : event.actorName}</bdi>
                  <Detail event={event} labels={labels} />
                  {event.differences.length > 0 && (
                    <div className="mt-1 text-[0.875rem]">
                      <EntryDifferences differences={event.differences} fields={labels.entryFields?.values} isPast />
                    </div>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {isFailed && <Alert kind="error">{words.failed}</Alert>}
        {(!shown || shown.of !== version) && (
          <Button pending={pending} onClick={() => void bring()}>
            {words.show}
          </Button>
        )}
        {shown?.next && shown.of === version && (
          <Button pending={pending} onClick={() => void bring(shown.next!)}>
            {words.more}
          </Button>
        )}
      </div>
    </Section>
  );
}

function Detail({ event, labels }: { event: Event; labels: Labels }) {
  const { oldPrice, newPrice, oldStock, newStock, reason } = event;
  const money = moneyOf(oldPrice, newPrice);
  const stock = ({ stockState, leadTimeDays }: NonNullable<Event['oldStock']>) =>
    words.stock(labelOf(labels.stockStates, stockState), formatInteger(leadTimeDays));
  const lines = [
    ...(oldPrice && newPrice ? [words.price(priceText(oldPrice, money), priceText(newPrice, money))] : []),
    ...(oldStock && newStock ? [words.price(stock(oldStock), stock(newStock))] : []),
    ...(reason ? [reason] : []),
  ];
  return lines.map((line) => (
    <span key={line} dir="auto" className="block text-muted">
      {line}
    </span>
  ));
}

const priceText = ({ priceTiers }: NonNullable<Event['oldPrice']>, money: Money) =>
  priceTiers.length < 2
    ? money(priceTiers[0]?.unitPriceRial)
    : priceTiers
        .map(({ minQty, unitPriceRial }) => words.tier(formatDecimal(minQty), money(unitPriceRial)))
        .join(words.separator);
