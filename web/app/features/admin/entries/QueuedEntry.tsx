import type { ReactNode } from 'react';
import { Code } from '../../../design/Code.tsx';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { productPreviewPath } from '../previewPaths.ts';
import { fact, QueueFacts, QueueHead } from '../../staff/index.ts';
import { EntryPaper } from './EntryPaper.tsx';
import type { EntryQueue_EntryFragment as Entry, EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';
import { Pictures } from './QueuedChange.tsx';

interface QueuedEntryProps {
  entry: Entry;
  labels: Labels;
  /** Its changes, and the decisions on it. */
  children: ReactNode;
}

/** An entry with everything that staff decide it by. */
export function QueuedEntry({ entry, labels, children }: QueuedEntryProps) {
  const { id, title, status, images, documents, changes, submittedAt, updatedAt, reason } = entry;
  const since = (status === 'PENDING' ? submittedAt : changes[0]?.askedAt) ?? submittedAt ?? updatedAt;
  return (
    <>
      <QueueHead
        name={title}
        href={productPreviewPath(id)}
        status={status}
        states={labels.publishStates?.values}
        since={since}
      />
      {reason && (
        <p className="text-muted" dir="auto">
          {reason}
        </p>
      )}
      <Pictures images={images.filter(({ isWaiting }) => !isWaiting)} label={words.pictures} />
      <QueueFacts facts={factsOf(entry, labels)} />
      {documents.length > 0 && (
        <ul aria-label={words.documents} className="flex flex-wrap gap-2">
          {documents.map(({ title: name, fileId }) => (
            <li key={fileId ?? name}>{fileId ? <EntryPaper fileId={fileId} name={name} /> : <bdi>{name}</bdi>}</li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}

function factsOf(entry: Entry, labels: Labels) {
  const { supplierName, sku, priceTiers, saleUnitText, conversions, moq, orderStep, stockState, leadTimeDays } = entry;
  const { warranty, originCountryName, completenessScore } = entry;
  const stock = labels.stockStates?.values.find(({ value }) => value === stockState)?.displayFa ?? '';
  const held = conversions.flatMap(({ measure }) => measure?.text ?? []);
  return [
    ...fact(words.supplier, supplierName),
    ...(sku ? [{ label: words.sku, value: <Code>{sku}</Code> }] : []),
    { label: words.price, value: <Prices tiers={priceTiers} unit={saleUnitText} /> },
    ...fact(words.unit, [saleUnitText, ...held].join(words.equals)),
    ...fact(words.least, words.leastOf(formatDecimal(moq), formatDecimal(orderStep))),
    ...fact(words.stock, words.stockOf(stock, formatInteger(leadTimeDays))),
    ...fact(words.warranty, warranty),
    ...fact(words.origin, originCountryName),
    ...entry.properties.flatMap((value) => fact(value.name, <TechnicalText>{statedText(value)}</TechnicalText>)),
    ...fact(words.completeness, words.percent(formatInteger(completenessScore))),
  ];
}

/** What is stated of a property, in a line. */
function statedText({ booleanValue, measure, number, text, enumValues }: Entry['properties'][number]): string {
  if (typeof booleanValue === 'boolean') return booleanValue ? words.yes : words.no;
  return (measure ?? number)?.text ?? text ?? enumValues.map(({ label }) => label).join(words.separator);
}

function Prices({ tiers, unit }: { tiers: Entry['priceTiers']; unit: string }) {
  const money = moneyOf(tiers);
  if (tiers.length < 2) return money(tiers[0]?.unitPriceRial);
  return (
    <ul>
      {tiers.map(({ minQty, unitPriceRial }) => (
        <li key={minQty}>{words.tier(formatDecimal(minQty), unit, money(unitPriceRial))}</li>
      ))}
    </ul>
  );
}
