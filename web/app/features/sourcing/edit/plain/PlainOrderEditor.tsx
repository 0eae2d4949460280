import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { FieldNotes } from '../../../../design/Field.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { plainDraftName } from '../../order/plain/names.ts';
import { useOrderChoices } from '../choices.ts';
import { ShownAs } from '../../amounts/plain/ShownAs.tsx';
import { Lacking } from '../Lacking.tsx';
import { LineFields } from '../LineFields.tsx';
import { NeedFields } from '../NeedFields.tsx';
import { toOne } from '../../../tradeSteps/recipients/recipients.ts';
import { orderEditMessages as words } from '../messages.ts';
import {
  countsOf,
  filledIn,
  isNeed,
  keyOf,
  labelsOf,
  lacking,
  type Line,
  lineField,
  linesIn,
  needKey,
  storedOrder,
  type TypedOrder,
  unitField,
} from '../orderDraft.ts';
import type { OrderEditor_OrderFragment as Order } from '../OrderEditor.generated.ts';
import type { FieldOf } from '../fieldOf.ts';
import { OrderFields } from '../OrderFields.tsx';
import { OrderState, Totals } from '../OrderState.tsx';
import { plainButton } from './names.ts';
import type { RefusedOrder } from './saveOrderPlainly.ts';

/** Empty needs in words wait to be filled. */
const BLANK = ['new1', 'new2'];

/** An order as its buyer writes it without script. */
export function PlainOrderEditor({ order }: { order: Order }) {
  const { id, version } = order;
  const { nodes: lines } = order.lines;
  const refused = useRefused<RefusedOrder>(plainDraftName, id);
  const choices = useOrderChoices(order);
  const byKey = new Map<string, Line>(lines.map((line) => [keyOf(line), line]));
  const stored = storedOrder(order).values;
  const typed: TypedOrder = { ...stored, ...refused?.typed };
  const problems = refused?.problems ?? {};
  const kept = linesIn(typed);
  const keys = [...byKey.keys(), ...BLANK.map(needKey)];
  const labels = labelsOf(keys, byKey);
  const offers = keys.filter((key) => !isNeed(key));
  const needs = keys.filter(isNeed);
  const away = lacking(typed, byKey);
  const to = toOne(order.merchantName);
  const field: FieldOf = (name) => ({
    name,
    label: labels[name] ?? name,
    error: problems[name],
    defaultValue: typed[name] ?? (name.startsWith('alternatives-') ? 'no' : ''),
  });
  return (
    <PlainForm name={plainDraftName} label={words.form} hidden={{ id, version }} className="flex flex-col gap-6">
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <OrderState order={order} />
      <section className="flex flex-col gap-3">
        <h2 className="text-[1.25rem] leading-8">{words.lines}</h2>
        <ul className="flex flex-col gap-3">
          {keys.map((key) => {
            const line = byKey.get(key);
            const removal = (
              <>
                <input type="hidden" name="line" value={key} />
                {isNeed(key) ? (
                  <NeedHidden lineKey={key} typed={typed} />
                ) : (
                  <input type="hidden" name={unitField(key)} value={typed[unitField(key)] ?? ''} />
                )}
                {line && (isNeed(key) || offers.length > 1) && (
                  <Checkbox
                    name="remove"
                    value={key}
                    label={words.remove}
                    aria-label={words.removeOf(line.title)}
                    defaultChecked={!kept.includes(key)}
                  />
                )}
              </>
            );
            return line && !isNeed(key) ? (
              <LineFields key={key} line={line} field={field} to={to} remove={removal} />
            ) : (
              <NeedFields
                key={key}
                lineKey={key}
                place={needs.indexOf(key) + 1}
                field={field}
                units={choices.units}
                isOpen={Boolean(line?.note ?? line?.internalNote)}
                isBlank={!line}
                to={to}
                remove={removal}
              />
            );
          })}
        </ul>
        <p className="text-muted">{words.blankNeed}</p>
        <FieldNotes id="plain-lines" error={problems.lines} />
        <Lacking order={order} {...countsOf(away)} isPart={filledIn(typed).length > away.length}>
          <div className="mt-2">
            <Button type="submit" name={plainButton.name} value={plainButton.move}>
              {words.lacking.move(formatInteger(away.length))}
            </Button>
          </div>
        </Lacking>
      </section>
      <OrderFields
        field={field}
        hasNeeds={filledIn(typed).some(isNeed)}
        to={to}
        choices={choices}
        day={
          <TextField
            {...field('neededBy')}
            hint={words.hints.neededBy}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
        }
      />
      <Totals order={order} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name={plainButton.name} value={plainButton.goOn}>
          {words.goOn}
        </Button>
        <Button type="submit" name={plainButton.name} value={plainButton.stay}>
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}

/** What no field of a need says, and what its unit was when the page was made. */
const NeedHidden = ({ lineKey, typed }: { lineKey: string; typed: TypedOrder }) => (
  <>
    {(['categoryId', 'alternatives'] as const).map((part) => (
      <input key={part} type="hidden" name={lineField(part, lineKey)} value={typed[lineField(part, lineKey)] ?? ''} />
    ))}
    <ShownAs names={[lineField('quantity', lineKey), unitField(lineKey)]} values={typed} />
  </>
);
