import { Alert } from '../../../../../design/Alert.tsx';
import { Button } from '../../../../../design/Button.tsx';
import { TextArea } from '../../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../../platform/forms/plain/refusedPart.ts';
import type { OrderEditor_OrderFragment as Order } from '../../OrderEditor.generated.ts';
import { pasteMessages as words } from '../messages.ts';
import { longestPaste } from '../pasted.ts';
import { Found } from '../PastePanel.tsx';
import { plainAddName, plainPasteName } from './names.ts';
import { PastedFields } from './PastedFields.tsx';
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
            {again?.typed.parsed && <Found parsed={again.typed.parsed} isOrder />}
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
  return (
    <PlainForm name={plainAddName} label={words.table} hidden={{ id, version, text }}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <PastedFields
        isOrder
        parsed={parsed}
        choices={choices}
        problems={problems}
        isInOrder={(offerId) => there.nodes.some(({ supplierProductId }) => supplierProductId === offerId)}
      />
      <div>
        <Button type="submit" variant="primary">
          {words.toOrder.addChosen}
        </Button>
      </div>
    </PlainForm>
  );
}
