import Big from 'big.js';
import { type Control, useWatch } from 'react-hook-form';
import { Button } from '../../../design/Button.tsx';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { typedTomans, tomansOf } from '../../../platform/forms/tomans.ts';
import { formatMoney, moneyOf } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { offerMessages } from './form/messages.ts';
import { amountOfLine, isOffered } from './liveTotal.ts';
import type { TypedOffer } from './offerDraft.ts';
import type { Quotes_RequestFragment as Request } from './Quotes.generated.ts';

const words = offerMessages.rates;
type Rate = Request['participations'][number]['freightRates'][number];

/** What the seller's own rates say of the way: a seller has one part in a request. */
export const ratesOf = ({ side, participations }: Pick<Request, 'side' | 'participations'>): readonly Rate[] =>
  side === 'SELLER' ? (participations[0]?.freightRates ?? []) : [];

interface OwnRatesProps {
  state: FormState<TypedOffer>;
  control: Control<TypedOffer>;
  rates: readonly Rate[];
  lineIds: readonly string[];
}

/** The seller's own rates to the place of the request, each written into the offer by one press. */
export function OwnRates({ state: { form }, control, rates, lineIds }: OwnRatesProps) {
  const typed = useWatch({ control }) as TypedOffer;
  const goods = lineIds
    .filter((id) => isOffered(typed, id))
    .reduce((sum, id) => sum.plus(amountOfLine(typed, id) ?? 0), new Big(0));
  if (rates.length === 0) return null;
  const money = moneyOf(rates);
  const isFree = ({ freeFromRial }: Rate) => freeFromRial !== null && goods.gte(freeFromRial);
  function put(rate: Rate) {
    const set = (name: string, value: string) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    set('freightKind', isFree(rate) ? 'INCLUDED' : 'AMOUNT');
    set('freight', isFree(rate) ? '' : typedTomans(tomansOf(rate.amountRial)));
  }
  return (
    <div role="group" aria-label={words.title} className="flex flex-wrap items-center gap-2">
      <span className="text-[0.875rem] text-muted">{words.title}</span>
      {rates.map((rate) => (
        <Button key={rate.kind} size="small" onClick={() => put(rate)}>
          {words.way(words.kinds[rate.kind], isFree(rate) ? words.free : money(rate.amountRial))}
        </Button>
      ))}
    </div>
  );
}

/** The same to be read where nothing can be pressed. */
export const OwnRatesText = ({ rates }: Pick<OwnRatesProps, 'rates'>) =>
  rates.length > 0 && (
    <p className="text-[0.875rem] text-muted">
      {words.title}{' '}
      {rates
        .map(({ kind, amountRial, freeFromRial, days }) =>
          [
            words.way(words.kinds[kind], formatMoney(amountRial)),
            words.days(formatInteger(days)),
            ...(freeFromRial ? [words.freeFrom(formatMoney(freeFromRial))] : []),
          ].join(offerMessages.listSeparator),
        )
        .join(words.separator)}
    </p>
  );
