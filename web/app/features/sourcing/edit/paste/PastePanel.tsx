import { useRef, useState } from 'react';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { FieldNotes } from '../../../../design/Field.tsx';
import { FoldArrow } from '../../../../design/FoldArrow.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { Form } from '../../../../platform/forms/Form.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { askAnew } from '../../../../platform/graph/ask.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { pasteMessages as words } from './messages.ts';
import {
  asWords,
  type Choice,
  canBeTaken,
  firstChoice,
  isTakeable,
  longestPaste,
  type Merge,
  needOf,
  type Parsed,
  type ParsedLine,
  pasteSchema,
  type Taken,
  takenAs,
  takenOf,
} from './pasted.ts';
import { askedFor, PastedTable } from './PastedTable.tsx';
import { ParseLinesDocument } from './ParseLines.generated.ts';

interface PastePanelProps {
  /** Whose offers are looked for; everybody's without. */
  merchantId?: string;
  isInOrder(offerId: string): boolean;
  /** Puts the lines into the order and saves it. */
  add(taken: readonly Taken[], merge: Merge): Promise<void>;
}

/** Lines of an order from a table or list that was copied elsewhere: read, shown with its doubts, then chosen. */
export function PastePanel({ merchantId, isInOrder, add }: PastePanelProps) {
  const isOrder = merchantId !== undefined;
  const [parsed, setParsed] = useState<Parsed>();
  const panel = useRef<HTMLDetailsElement>(null);
  const state = useForm({
    schema: pasteSchema,
    labels: { text: words.text },
    stored: { values: { text: '' } },
    words: { failed: words.failed },
    async save({ text }) {
      const { viewer } = await askAnew(ParseLinesDocument, { text, ...(merchantId && { merchantId }) });
      setParsed(viewer!.parsedLines!);
    },
  });
  async function addAll(taken: readonly Taken[], merge: Merge) {
    await add(taken, merge);
    setParsed(undefined);
    state.form.reset();
    if (panel.current) panel.current.open = false;
  }
  return (
    <details ref={panel} className="group card card-surface card-pad-normal">
      <summary className="flex cursor-pointer items-center gap-1 font-medium text-primary pointer-coarse:min-h-11">
        {words.title}
        <FoldArrow />
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <p className="text-muted">{words.lead}</p>
        <Form state={state} label={words.title}>
          <TextArea {...state.field('text')} hint={words.hint} rows={6} maxLength={longestPaste} />
          <div>
            <Button type="submit" pending={state.pending}>
              {words.read}
            </Button>
          </div>
        </Form>
        <div role="status" className="empty:hidden">
          {parsed && <Found parsed={parsed} isOrder={isOrder} />}
        </div>
        {parsed && parsed.lines.length > 0 && (
          <Choosing
            key={JSON.stringify(parsed.lines)}
            parsed={parsed}
            isOrder={isOrder}
            isInOrder={isInOrder}
            add={addAll}
          />
        )}
      </div>
    </details>
  );
}

/** How many lines there are, and how many of them want a look. */
export function Found({ parsed: { lines }, isOrder = false }: { parsed: Parsed; isOrder?: boolean }) {
  if (lines.length === 0) return <Alert kind="warning">{words.nothing}</Alert>;
  const doubtful = lines.filter((line) => !firstChoice(line, isOrder).isTaken).length;
  return (
    <Alert kind={doubtful > 0 ? 'warning' : 'success'}>
      {words.found(formatInteger(lines.length), formatInteger(doubtful))}
    </Alert>
  );
}

interface ChoosingProps {
  parsed: Parsed;
  isOrder: boolean;
  isInOrder(offerId: string): boolean;
  add(taken: readonly Taken[], merge: Merge): Promise<void>;
}

function Choosing({ parsed, isOrder, isInOrder, add }: ChoosingProps) {
  const { lines } = parsed;
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(
    () => new Map(lines.map((line) => [line.row, firstChoice(line, isOrder)])),
  );
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const [isAdding, setAdding] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [merge, setMerge] = useState<Merge>('REPLACE');
  const own = isOrder ? words.toOrder : words.toRequest;
  const choiceOf = (row: number) => choices.get(row)!;
  const change = (row: number, changed: Partial<Choice>) => {
    setEmpty(false);
    setChoices(new Map(choices).set(row, { ...choiceOf(row), ...changed }));
  };
  const count = lines.filter(({ row }) => choiceOf(row).isTaken).length;
  async function addTaken() {
    const found = takenOf(lines, choiceOf);
    setProblems(found.problems);
    setEmpty(found.taken.length === 0);
    if (found.problems.size > 0 || found.taken.length === 0) return;
    setAdding(true);
    await add(found.taken, merge).finally(() => setAdding(false));
  }
  return (
    <div className="flex flex-col gap-3">
      <PastedTable
        parsed={parsed}
        isInOrder={isInOrder}
        offerIdOf={({ row }) => choiceOf(row).offerId}
        take={(line) => (
          <Checkbox
            label={formatInteger(line.number)}
            aria-label={words.takeRow(formatInteger(line.number))}
            checked={choiceOf(line.row).isTaken}
            disabled={!isTakeable(line)}
            onChange={(event) => change(line.row, { isTaken: event.target.checked })}
          />
        )}
        choose={(line) =>
          optionsOf(line).length > 1 && (
            <Select
              label={words.offerOf(formatInteger(line.number))}
              hideLabel
              value={choiceOf(line.row).offerId}
              options={optionsOf(line)}
              onChange={({ target: { value } }) => change(line.row, takenAs(line, choiceOf(line.row), value))}
            />
          )
        }
        amount={(line) =>
          isTakeable(line) && (
            <TextField
              {...amountField(line, choiceOf(line.row).offerId)}
              error={problems.get(line.row)}
              value={choiceOf(line.row).quantity}
              onChange={({ target: { value } }) => change(line.row, { quantity: value })}
            />
          )
        }
      />
      {hasOfOrder(parsed, isInOrder) && (
        <MergeSelect value={merge} onChange={({ target: { value } }) => setMerge(value as Merge)} />
      )}
      <div role="alert">
        <FieldNotes id="paste-none" error={isEmpty && words.noneTaken} />
      </div>
      <div>
        <Button variant="primary" pending={isAdding} onClick={() => void addTaken()}>
          {count > 0 ? own.add(formatInteger(count)) : own.addChosen}
        </Button>
      </div>
    </div>
  );
}

/** Whether lines may be taken as goods that are there already. */
export const hasOfOrder = ({ lines }: Parsed, isInOrder: (offerId: string) => boolean) =>
  lines.some(({ offers }) => offers.some(({ supplierProductId }) => isInOrder(supplierProductId)));

/** Asks what becomes of the quantity of goods that are there already. */
export const MergeSelect = (props: Omit<Parameters<typeof Select>[0], 'label' | 'options'>) => (
  <Select
    {...props}
    label={words.merge}
    options={(['REPLACE', 'ADD'] as const).map((value) => ({ value, label: words.merges[value] }))}
    className="max-w-sm"
  />
);

/** Offers of a line as they can be chosen. */
export const optionsOf = (line: ParsedLine) => [
  ...line.offers.map((offer) => ({
    value: offer.supplierProductId,
    label: offer.title,
    disabled: !canBeTaken(offer),
  })),
  ...(needOf(line) ? [{ value: asWords, label: words.asWords(needOf(line)!.title), disabled: false }] : []),
];

/** The field for how much of an offer a line asks for. */
export const amountField = (line: ParsedLine, offerId: string) => ({
  label: words.quantityOf(formatInteger(line.number)),
  hideLabel: true,
  hint: [
    askedFor(line, offerId),
    offerId === asWords
      ? line.unit?.displayText
      : line.offers.find((each) => each.supplierProductId === offerId)?.saleUnitText,
  ]
    .filter(Boolean)
    .join(words.asSold),
  inputMode: 'decimal' as const,
  autoComplete: 'off',
  maxLength: 30,
});
