import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { Checkbox } from '../../../../../design/Checkbox.tsx';
import { Select } from '../../../../../design/Select.tsx';
import { TextArea } from '../../../../../design/TextArea.tsx';
import { TextField } from '../../../../../design/TextField.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../../platform/numbers/numbers.ts';
import type { OrderEditor_OrderFragment as Order } from '../../OrderEditor.generated.ts';
import { pasteMessages as words } from '../messages.ts';
import { canBeTaken, firstChoice, longestPaste } from '../pasted.ts';
import { PastedTable } from '../PastedTable.tsx';
import { amountField, Found, optionsOf } from '../PastePanel.tsx';
import { pastedField, plainAddName, plainPasteName } from './names.ts';
import type { RefusedPaste } from './pastePlainly.ts';

/** Lines of an order from a pasted table, without script: first it is read, then what was read is chosen from. */
export function PlainPaste({ order }: { order: Order }) {
  const { id } = order;
  const read = useRefused<RefusedPaste>(plainPasteName, id);
  const chosen = useRefused<RefusedPaste>(plainAddName, id);
  const again = chosen ?? read;
  return (
    <>
      <PlainForm
        name={plainPasteName}
        label={words.title}
        hidden={{ id }}
        className="card card-surface card-pad-normal"
      >
        <details open={again !== undefined}>
          <summary className="cursor-pointer font-medium text-primary pointer-coarse:min-h-11">{words.title}</summary>
          <div className="mt-3 flex flex-col gap-4">
            <p className="text-muted">{words.lead}</p>
            {read?.failure && <Alert kind="error">{read.failure}</Alert>}
            <TextArea
              name="text"
              label={words.text}
              hint={words.hint}
              error={read?.problems.text}
              defaultValue={again?.typed.text}
              rows={6}
              maxLength={longestPaste}
            />
            <div>
              <Button type="submit">{words.read}</Button>
            </div>
            {again?.typed.parsed && <Found parsed={again.typed.parsed} />}
          </div>
        </details>
      </PlainForm>
      {again && <Choosing order={order} again={again} />}
    </>
  );
}

function Choosing({ order: { id, version, lines: there }, again }: { order: Order; again: RefusedPaste }) {
  const { typed, problems, failure } = again;
  const { parsed, text, choices = {} } = typed;
  if (!parsed || parsed.lines.length === 0) return null;
  const choiceOf = (line: (typeof parsed.lines)[number]) => choices[line.row] ?? firstChoice(line);
  return (
    <PlainForm name={plainAddName} label={words.table} hidden={{ id, version, text }}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <PastedTable
        parsed={parsed}
        isInOrder={(offerId) => there.some(({ supplierProductId }) => supplierProductId === offerId)}
        offerIdOf={(line) => choiceOf(line).offerId}
        take={(line) => (
          <Checkbox
            name="take"
            value={line.row}
            label={formatInteger(line.row)}
            aria-label={words.takeRow(formatInteger(line.row))}
            defaultChecked={choiceOf(line).isTaken}
            disabled={!line.offers.some(canBeTaken)}
          />
        )}
        choose={(line) =>
          line.offers.length > 1 && (
            <Select
              name={pastedField('offer', line.row)}
              label={words.offerOf(formatInteger(line.row))}
              hideLabel
              defaultValue={choiceOf(line).offerId}
              options={optionsOf(line)}
            />
          )
        }
        amount={(line) =>
          line.offers.length > 0 && (
            <TextField
              {...amountField(line, choiceOf(line).offerId)}
              name={pastedField('quantity', line.row)}
              error={problems[pastedField('quantity', line.row)]}
              defaultValue={choiceOf(line).quantity}
            />
          )
        }
      />
      <div>
        <Button type="submit" variant="primary">
          {words.addChosen}
        </Button>
      </div>
    </PlainForm>
  );
}
