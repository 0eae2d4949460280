import { type Control, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { offerMessages } from './form/messages.ts';
import { amountOfLine, amountOfOffer, isOffered, wholeRials } from './liveTotal.ts';
import { quoteMessages } from './messages.ts';
import { lineField, type Part, type TypedOffer } from './offerDraft.ts';

interface LiveProps {
  control: Control<TypedOffer>;
}
const counted: readonly Part[] = ['price', 'quantity', 'discount', 'offered'];

/** The amount of a line while its price is typed. */
export function LiveAmount({ control, lineId }: LiveProps & { lineId: string }) {
  const names = counted.map((part) => lineField(part, lineId));
  const values = useWatch({ control, name: names });
  const typed: TypedOffer = Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']));
  if (!isOffered(typed, lineId)) return <span className="text-muted">{quoteMessages.offered.false}</span>;
  const amount = amountOfLine(typed, lineId);
  return amount ? (
    <span className="font-medium">{formatMoney(wholeRials(amount))}</span>
  ) : (
    <span className="text-muted">{offerMessages.unknown}</span>
  );
}

/** The amount of the whole while it is typed, without tax. What has no price yet makes it a least one. */
export function LiveTotal({ control, lineIds }: LiveProps & { lineIds: readonly string[] }) {
  const { amount, isPart } = amountOfOffer(useWatch({ control }) as TypedOffer, lineIds);
  const shown = formatMoney(wholeRials(amount));
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{offerMessages.total}</span>
      <output className="text-[1.125rem] font-medium">{isPart ? atLeast(amount.gt(0) && shown) : shown}</output>
    </p>
  );
}

const atLeast = (known: string | false) => (known ? offerMessages.from(known) : offerMessages.unknown);
