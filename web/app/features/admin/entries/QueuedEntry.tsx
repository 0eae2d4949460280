import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal, formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { openEntryFile } from '../../entries/index.ts';
import type { EntryQueue_EntryFragment as Entry, EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';
import { PlainDecision } from './PlainDecision.tsx';
import { Pictures, QueuedChange } from './QueuedChange.tsx';
import { type Decision, decisions, mayDecide } from './queueKeys.ts';

interface QueuedEntryProps {
  entry: Entry;
  labels: Labels;
  /** The one that the keys decide. */
  isCurrent: boolean;
  choose(): void;
  decide(decision: Decision, change?: Change): void;
}
export type Change = Entry['changes'][number];

/** An entry with everything that staff decide it by. */
export function QueuedEntry({ entry, labels, isCurrent, choose, decide }: QueuedEntryProps) {
  const { title, status, images, documents, changes, submittedAt, updatedAt, reason } = entry;
  const since = (status === 'PENDING' ? submittedAt : changes[0]?.askedAt) ?? submittedAt ?? updatedAt;
  return (
    <li
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      onFocus={choose}
      className="rounded-card aria-[current]:outline-2 aria-[current]:outline-primary"
    >
      <Card className="flex flex-col gap-3">
        <div className="flex gap-3">
          <div className="min-w-0">
            <h2 className="text-[1.125rem] font-medium [overflow-wrap:anywhere]">
              <TechnicalText>{title}</TechnicalText>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
              <StateBadge states={labels.publishStates?.values} value={status} />
              {since && <span>{words.since(formatDate(since))}</span>}
            </p>
          </div>
        </div>
        {reason && (
          <p className="text-muted" dir="auto">
            {reason}
          </p>
        )}
        <Pictures images={images.filter(({ isWaiting }) => !isWaiting)} label={words.pictures} />
        <FactList facts={factsOf(entry, labels)} />
        {documents.length > 0 && (
          <ul aria-label={words.documents} className="flex flex-wrap gap-2">
            {documents.map(({ title: name, fileId }) => (
              <li key={fileId ?? name}>
                {fileId ? (
                  <Button size="small" icon="download" onClick={() => void openEntryFile(fileId)}>
                    <bdi>{name}</bdi>
                  </Button>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </li>
            ))}
          </ul>
        )}
        {changes.map((change) => (
          <QueuedChange
            key={change.id}
            change={change}
            labels={labels}
            title={title}
            decide={(decision) => decide(decision, change)}
          />
        ))}
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {decisions
            .filter((decision) => mayDecide(entry, decision))
            .map((decision) => (
              <Button
                key={decision}
                variant={decision === 'CONFIRM' ? 'primary' : 'secondary'}
                onClick={() => decide(decision)}
                aria-label={words.decide[decision].title(title)}
              >
                {words.decide[decision].action}
              </Button>
            ))}
        </div>
        <PlainDecision
          of={entry}
          titleOf={(decision) => words.decide[decision].title(title)}
          allowed={decisions.filter((decision) => mayDecide(entry, decision))}
          labels={labels}
        />
      </Card>
    </li>
  );
}

function factsOf(entry: Entry, labels: Labels) {
  const { supplierName, sku, priceTiers, saleUnitText, packSize, moq, orderStep, stockState, leadTimeDays } = entry;
  const { warranty, originCountryName, completenessScore } = entry;
  const stock = labels.stockStates?.values.find(({ value }) => value === stockState)?.displayFa ?? '';
  const unit = packSize === '1' ? saleUnitText : words.unitOf(saleUnitText, formatDecimal(packSize));
  const fact = (label: string, value: string | null | undefined) =>
    value ? [{ label, value: <bdi>{value}</bdi> }] : [];
  return [
    ...fact(words.supplier, supplierName),
    ...(sku ? [{ label: words.sku, value: <Code>{sku}</Code> }] : []),
    { label: words.price, value: <Prices tiers={priceTiers} unit={saleUnitText} /> },
    ...fact(words.unit, unit),
    ...fact(words.least, words.leastOf(formatDecimal(moq), formatDecimal(orderStep))),
    ...fact(words.stock, words.stockOf(stock, formatInteger(leadTimeDays))),
    ...fact(words.warranty, warranty),
    ...fact(words.origin, originCountryName),
    ...fact(words.completeness, words.percent(formatInteger(completenessScore))),
  ];
}

function Prices({ tiers, unit }: { tiers: Entry['priceTiers']; unit: string }) {
  if (tiers.length < 2) return formatMoney(tiers[0]?.unitPriceRial);
  return (
    <ul>
      {tiers.map(({ minQty, unitPriceRial }) => (
        <li key={minQty}>{words.tier(formatDecimal(minQty), unit, formatMoney(unitPriceRial))}</li>
      ))}
    </ul>
  );
}
