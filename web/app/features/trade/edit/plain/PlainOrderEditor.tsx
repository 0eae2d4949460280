import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { FieldNotes } from '../../../../design/Field.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { plainDraftName } from '../../order/plain/names.ts';
import { useOrderChoices } from '../choices.ts';
import { LineFields } from '../LineFields.tsx';
import { toOne } from '../../recipients/recipients.ts';
import { orderEditMessages as words } from '../messages.ts';
import { labelsOf, linesIn, offerLines, storedOrder, unitField } from '../orderDraft.ts';
import type { OrderEditor_OrderFragment as Order } from '../OrderEditor.generated.ts';
import type { FieldOf } from '../fieldOf.ts';
import { OrderFields } from '../OrderFields.tsx';
import { OrderState, Totals } from '../OrderState.tsx';
import { plainButton } from './names.ts';
import type { RefusedOrder } from './saveOrderPlainly.ts';

/** An order as its buyer writes it without script. */
export function PlainOrderEditor({ order }: { order: Order }) {
  const { id, version } = order;
  const lines = offerLines(order.lines.nodes);
  const refused = useRefused<RefusedOrder>(plainDraftName, id);
  const choices = useOrderChoices(order);
  const labels = labelsOf(lines);
  const stored = storedOrder(order).values;
  const typed = { ...stored, ...refused?.typed };
  const problems = refused?.problems ?? {};
  const kept = linesIn(typed);
  const field: FieldOf = (name) => ({
    name,
    label: labels[name] ?? name,
    error: problems[name],
    defaultValue: typed[name],
  });
  return (
    <PlainForm name={plainDraftName} label={words.form} hidden={{ id, version }} className="flex flex-col gap-6">
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <OrderState order={order} />
      <section className="flex flex-col gap-3">
        <h2 className="text-[1.25rem] leading-8">{words.lines}</h2>
        <ul className="flex flex-col gap-3">
          {lines.map((line) => (
            <LineFields
              key={line.supplierProductId}
              line={line}
              field={field}
              to={toOne(order.merchantName)}
              remove={
                <>
                  <input type="hidden" name="line" value={line.supplierProductId} />
                  <input
                    type="hidden"
                    name={unitField(line.supplierProductId)}
                    value={typed[unitField(line.supplierProductId)] ?? ''}
                  />
                  {lines.length > 1 && (
                    <Checkbox
                      name="remove"
                      value={line.supplierProductId}
                      label={words.remove}
                      aria-label={words.removeOf(line.title)}
                      defaultChecked={!kept.includes(line.supplierProductId)}
                    />
                  )}
                </>
              }
            />
          ))}
        </ul>
        <FieldNotes id="plain-lines" error={problems.lines} />
      </section>
      <OrderFields
        field={field}
        to={toOne(order.merchantName)}
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
