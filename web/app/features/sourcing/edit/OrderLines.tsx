import { useRef } from 'react';
import { Button } from '../../../design/Button.tsx';
import { FieldNotes } from '../../../design/Field.tsx';
import type { SelectOption } from '../../../design/Select.tsx';
import { focusField } from '../../../platform/forms/focusField.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type FoundGoods, GoodsPicker } from '../open/GoodsPicker.tsx';
import { Lacking } from './Lacking.tsx';
import { LineFields } from './LineFields.tsx';
import { orderEditMessages as words } from './messages.ts';
import { NeedFields } from './NeedFields.tsx';
import {
  blankNeed,
  countsOf,
  filledIn,
  isNeed,
  lacking,
  type Line,
  lineField,
  linesIn,
  linesText,
  needKey,
  type TypedOrder,
} from './orderDraft.ts';
import type { OrderEditor_OrderFragment as Order } from './OrderEditor.generated.ts';

interface OrderLinesProps {
  state: FormState<TypedOrder>;
  /** All that were seen here. */
  lines: ReadonlyMap<string, Line>;
  order: Order;
  units: readonly SelectOption[];
  to: string;
  addGoods(offer: FoundGoods): Promise<void>;
  /** @returns its key */
  addNeed(): string;
  move(keys: readonly string[]): Promise<void>;
}

/** What is ordered of the seller, what else is needed, and what goes to others since this seller does not have it. */
export function OrderLines({ state, lines, order, units, to, addGoods, addNeed, move }: OrderLinesProps) {
  const { form, field, problems } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = form.watch();
  const keys = linesIn(typed).filter((key) => isNeed(key) || lines.has(key));
  const offers = keys.filter((key) => !isNeed(key));
  const needs = keys.filter(isNeed);
  const away = lacking(typed, lines);
  const put = (changed: readonly string[]) => form.setValue('lines', linesText(changed), { shouldDirty: true });
  function remove(key: string, title: string) {
    put(keys.filter((each) => each !== key));
    form.clearErrors();
    notify('info', words.removed(title), { label: words.restore, act: () => putBack(key) });
    // The button is gone that had the focus.
    heading.current?.focus();
  }
  /** At its end: what was typed in its fields is still there. */
  const putBack = (key: string) => put([...linesIn(form.getValues()).filter((each) => each !== key), key]);
  function writeNeed() {
    const key = addNeed();
    put([...linesIn(form.getValues()), key]);
    setTimeout(() => focusField(form.setFocus, lineField('title', key)));
  }
  const removal = (key: string, title: string) =>
    (isNeed(key) || offers.length > 1) && (
      <Button
        variant="quiet"
        size="small"
        icon="trash"
        aria-label={words.removeOf(title)}
        onClick={() => remove(key, title)}
      >
        {words.remove}
      </Button>
    );
  return (
    <section aria-labelledby="order-lines" className="flex flex-col gap-3">
      <h2 id="order-lines" ref={heading} tabIndex={-1} className="text-[1.25rem] leading-8">
        {words.lines}{' '}
        <span className="text-[0.875rem] font-normal text-muted">{words.lineCount(formatInteger(keys.length))}</span>
      </h2>
      <ul className="flex flex-col gap-3">
        {keys.map((key) => {
          const line = lines.get(key);
          if (!isNeed(key) && line)
            return <LineFields key={key} line={line} field={field} to={to} remove={removal(key, line.title)} />;
          const place = needs.indexOf(key) + 1;
          return (
            <NeedFields
              key={key}
              lineKey={key}
              place={place}
              field={field}
              units={units}
              isOpen={Boolean(line?.note ?? line?.internalNote)}
              to={to}
              remove={removal(key, typed[lineField('title', key)] || words.needOf(formatInteger(place)))}
            />
          );
        })}
      </ul>
      <FieldNotes id="order-lines" error={problems.find(({ name }) => name === 'lines')?.text} />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        {order.merchantId && (
          <GoodsPicker
            known={offers}
            merchantId={order.merchantId}
            label={words.goods.label}
            hint={words.goods.hint(order.merchantName)}
            none={words.goods.none}
            choose={(offer) => void addGoods(offer)}
          />
        )}
        <Button icon="plus" onClick={writeNeed} className="sm:mt-7">
          {words.addNeed}
        </Button>
      </div>
      <Lacking order={order} {...countsOf(away)} isPart={filledIn(typed).length > away.length}>
        <div className="mt-2">
          <Button pending={state.pending} onClick={() => void move(away)}>
            {words.lacking.move(formatInteger(away.length))}
          </Button>
        </div>
      </Lacking>
    </section>
  );
}

/** Fills the fields of a need that is added, under a key that nothing typed has. @returns the key */
export function putNeed(form: FormState<TypedOrder>['form'], given: Parameters<typeof blankNeed>[1] = {}) {
  const typed = form.getValues();
  let place = 1;
  while (lineField('title', needKey(`new${place}`)) in typed) place += 1;
  const key = needKey(`new${place}`);
  for (const [name, value] of Object.entries(blankNeed(key, given))) form.setValue(name, value);
  return key;
}
