import { type Money, moneyOf } from '../../platform/numbers/money.ts';
import { formatDecimal } from '../../platform/numbers/decimals.ts';
import { type Masked, readFragment } from '../../platform/graph/readFragment.ts';
import { toPersianDigits } from '../../platform/text/digits.ts';
import { TechnicalText } from '../../platform/text/TechnicalText.tsx';
import type { EntryDifferences_DifferenceFragment as Difference } from './EntryDifferences.generated.ts';
import { differenceMessages as words } from './messages.ts';

interface EntryDifferencesProps {
  differences: readonly Masked<Difference>[];
  /** Names of the fields. */
  fields: readonly { value: string; displayFa: string }[] | undefined;
  /** It has happened: what was before, and what was so after it. */
  isPast?: boolean;
}

/** What becomes another one by a change, field by field: what is, and what is asked. */
export function EntryDifferences({ differences, fields, isPast = false }: EntryDifferencesProps) {
  const rows = readFragment<Difference>(differences);
  if (rows.length === 0) return null;
  return (
    <dl className="flex flex-col gap-3">
      {rows.map((row, place) => {
        const money = moneyOf(row);
        return (
          <div key={place} className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-muted">{row.name ?? fields?.find(({ value }) => value === row.field)?.displayFa}</dt>
            <dd className="flex min-w-0 flex-col gap-1 [overflow-wrap:anywhere]">
              {(row.was ?? row.wasTiers) && (
                <del aria-label={isPast ? words.before : words.was} className="text-muted decoration-danger">
                  <Side text={row.was} tiers={row.wasTiers} money={money} />
                </del>
              )}
              {(row.asked ?? row.askedTiers) ? (
                <ins aria-label={isPast ? words.after : words.asked} className="font-medium text-success no-underline">
                  <Side text={row.asked} tiers={row.askedTiers} money={money} />
                </ins>
              ) : (
                <span className="text-muted">{isPast ? words.wasRemoved : words.removed}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface SideProps {
  text: string | null;
  tiers: Difference['wasTiers'];
  money: Money;
}

function Side({ text, tiers, money }: SideProps) {
  if (tiers?.length === 0) return words.onRequest;
  if (tiers)
    return tiers.map(({ minQty, unitPriceRial }) => (
      <span key={minQty} className="me-3 inline-block">
        {words.tier(formatDecimal(minQty), money(unitPriceRial))}
      </span>
    ));
  return <TechnicalText>{/^\d+$/.test(text ?? '') ? toPersianDigits(text!) : (text ?? '')}</TechnicalText>;
}
