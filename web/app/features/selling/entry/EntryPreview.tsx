import { Card } from '../../../design/Card.tsx';
import { Code } from '../../../design/Code.tsx';
import { StateBadge } from '../../../design/StateBadge.tsx';
import { plainNumber } from '../../../platform/forms/iran.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';
import { heldBy } from './entryForm.ts';
import { EntryCover } from './EntryCover.tsx';
import { entryMessages } from './messages.ts';
import { lowestTyped, type TypedPrice } from './priceForm.ts';
import { saleUnitsOf } from './saleUnits.ts';
import { heldField, heldUnitField, type TypedTerms } from './termsForm.ts';

const words = entryMessages.preview;

/** What stands in the fields now, of the parts that were touched. */
export interface TypedEntry {
  identity?: { title: string; sku: string };
  price?: TypedPrice;
  terms?: TypedTerms;
}

interface EntryPreviewProps {
  entry: Entry;
  typed: TypedEntry;
  labels: Labels;
}

/** The card of the entry as lists will show it, while it is being typed. */
export function EntryPreview({ entry, typed: { identity, price, terms }, labels }: EntryPreviewProps) {
  const title = (identity ?? entry).title.trim();
  const sku = (identity ?? entry).sku.trim();
  const moq = terms?.moq ?? numberInField(entry.moq);
  const saleUnit = typedSaleUnit(entry, terms, labels);
  const rials = price ? lowestTyped(price) : entry.priceTiers.at(-1)?.unitPriceRial;
  const amount = formatMoney(rials as never);
  const { priceMode } = price ?? entry;
  const isUnpriced = priceMode !== 'ON_REQUEST' && !rials;
  const days = Number(plainNumber(price?.leadTimeDays ?? String(entry.leadTimeDays)));
  return (
    <Card as="section" aria-label={words.title} className="flex flex-col gap-3">
      <p className="text-[0.875rem] text-muted">{words.title}</p>
      <div className="flex gap-3">
        <EntryCover images={entry.images} size="large" />
        <div className="min-w-0">
          <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]" dir="auto">
            {title === '' ? words.noTitle : <TechnicalText>{title}</TechnicalText>}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-[0.875rem] text-muted">
            {sku !== '' && <Code>{sku}</Code>}
            <StateBadge states={labels.stockStates?.values} value={price?.stockState ?? entry.stockState} />
            {Number.isInteger(days) && days >= 0 && (
              <span>{days === 0 ? words.sameDay : words.days(formatInteger(days))}</span>
            )}
          </p>
        </div>
      </div>
      <div>
        <p className={isUnpriced ? 'text-muted' : 'price'}>
          {isUnpriced ? words.noPrice : priceMode === 'TIERED' ? words.from(amount) : amount}
        </p>
        <p className="text-[0.8125rem] text-muted">
          <span className="me-2">{words.per(saleUnit)}</span>
          <span>{words.least(moq, saleUnit)}</span>
        </p>
      </div>
      <p>
        <bdi>{entry.supplierName}</bdi>
      </p>
    </Card>
  );
}

/** What one sale unit is: as it is stored, and meanwhile as it is typed. */
function typedSaleUnit(entry: Entry, typed: TypedTerms | undefined, labels: Labels): string {
  if (!typed) return entry.saleUnitText;
  const [first] = heldBy(entry);
  const isStored =
    typed.saleUnitId === entry.saleUnit?.id &&
    typed[heldField(0)] === numberInField(first?.quantity ?? '') &&
    (!first || typed[heldUnitField(0)] === first.unitId);
  if (isStored) return entry.saleUnitText;
  const units = saleUnitsOf(labels, entry);
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name ?? '';
  const unit = nameOf(typed.saleUnitId);
  const quantity = typed[heldField(0)].trim();
  if (quantity === '') return unit;
  return entryMessages.saleUnit.held(unit, quantity, nameOf(typed[heldUnitField(0)]));
}
