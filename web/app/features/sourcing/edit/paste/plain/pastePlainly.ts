import { safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../../platform/forms/plain/refusedPart.ts';
import { load, type ScreenArgs } from '../../../../../platform/graph/load.ts';
import { readFragment } from '../../../../../platform/graph/readFragment.ts';
import { serverGraphContext } from '../../../../../platform/graph/server/ServerGraph.ts';
import { type Added, withLines } from '../../../order/beginOrder.ts';
import { readableRefusal } from '../../../order/refusals.ts';
import {
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from '../../OrderEditor.generated.ts';
import { pasteMessages as words } from '../messages.ts';
import {
  asWords,
  type Choice,
  firstChoice,
  needOf,
  type Parsed,
  pasteSchema,
  type Taken,
  takenAs,
  takenOf,
} from '../pasted.ts';
import { ParseLinesDocument } from '../ParseLines.generated.ts';
import { mergeField, pastedField, plainAddName, plainPasteName } from './names.ts';

/** A pasted text with what it proposes, and what was chosen of it. */
export type RefusedPaste = RefusedPart<{ text: string; parsed?: Parsed; choices?: Record<number, Choice> }>;

const orderOf = async (args: ScreenArgs, id: string) => {
  const { viewer } = await load(args, OrderDraftDocument, { id });
  return readFragment<Order>(viewer!.tradeRequest!);
};

/** Reads a pasted text. @param merchantId whose offers are looked for; everybody's without */
export async function parse(args: ScreenArgs, text: string, merchantId?: string | null): Promise<Parsed> {
  const graph = args.context.get(serverGraphContext);
  const { viewer } = await graph.ask(ParseLinesDocument, { text, ...(merchantId && { merchantId }) }, false);
  return viewer!.parsedLines!;
}

/** Reads what was pasted, and shows the page again with it: nothing is written. */
export const pastePlainly: PlainAction<RefusedPaste> = async (sent, args) => {
  const id = sent.text('id');
  const typed = { text: sent.paragraphs('text') };
  const shown = { form: plainPasteName, id, typed };
  const read = safeParse(pasteSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  try {
    const { merchantId } = await orderOf(args, id);
    const parsed = await parse(args, typed.text, merchantId);
    return { status: 200, again: { ...shown, typed: { ...typed, parsed }, problems: {} } };
  } catch (thrown) {
    return refusedPart(thrown, { ...shown, known: ['text'] });
  }
};

/** Puts the chosen lines into the draft; what is wrong with them is told at their quantities. */
export const addPlainly: PlainAction<RefusedPaste> = async (sent, args) => {
  const id = sent.text('id');
  const text = sent.paragraphs('text');
  const order = await orderOf(args, id);
  const parsed = await parse(args, text, order.merchantId);
  const choices = choicesOf(sent, parsed, true);
  const shown = { form: plainAddName, id, typed: { text, parsed, choices } };
  const { taken, problems } = takenOf(parsed.lines, (row) => choices[row]!);
  for (const line of parsed.lines)
    if (choices[line.row]!.isTaken && choices[line.row]!.offerId === asWords && !line.unit)
      problems.set(line.row, words.unitMissing);
  const broken = Object.fromEntries([...problems].map(([row, text]) => [pastedField('quantity', row), text]));
  if (problems.size > 0) return { status: 400, again: { ...shown, problems: broken } };
  if (taken.length === 0) return { status: 400, again: { ...shown, problems: {}, failure: words.noneTaken } };
  const added = taken.map(addedLine);
  const change = withLines(order, added, sent.text(mergeField) === 'ADD' ? 'ADD' : 'REPLACE');
  try {
    const input = { tradeRequestId: id, version: Number(sent.text('version')), ...change };
    await sent.write(UpdateDirectOrderDocument, { input });
    return undefined;
  } catch (thrown) {
    const known = parsed.lines.map(({ row }) => pastedField('quantity', row));
    return refusedPart(readableRefusal(thrown), { ...shown, known, placeOf: placesOf(parsed, choices, change) });
  }
};

/** Where a refusal of the api is told: at the quantity of the row that its line came from. */
function placesOf(
  parsed: Awaited<ReturnType<typeof parse>>,
  choices: ReturnType<typeof choicesOf>,
  change: ReturnType<typeof withLines>,
) {
  const rowOf = ({ supplierProductId, lineId, title }: (typeof change.lines)[number]) =>
    parsed.lines.find((line) => {
      const { isTaken, offerId } = choices[line.row]!;
      if (!isTaken || lineId) return false;
      return supplierProductId ? offerId === supplierProductId : offerId === asWords && needOf(line)?.title === title;
    })?.row;
  return (field: string, path: string) => {
    const [, index] = /^lines\[(\d+)\]/.exec(path) ?? [];
    const line = index === undefined ? undefined : change.lines[Number(index)];
    const row = line && rowOf(line);
    return row === undefined ? field : pastedField('quantity', row);
  };
}

/** A line that was taken as the api takes it. */
const addedLine = ({ offer, need, quantity, note }: Taken): Added => ({
  ...(offer && { supplierProductId: offer.supplierProductId, unitId: offer.saleUnitId }),
  ...(need && {
    title: need.title,
    ...(need.unitId && { unitId: need.unitId }),
    ...(need.categoryId && { categoryId: need.categoryId }),
  }),
  quantity,
  ...(note && { note }),
});

export function choicesOf(sent: PlainAnswer, { lines }: Parsed, isOrder = false): Record<number, Choice> {
  const taken = new Set(sent.all('take'));
  return Object.fromEntries(
    lines.map((line) => {
      const { row } = line;
      const first = firstChoice(line, isOrder).offerId;
      const shown = sent.text(pastedField('shown', row)) || first;
      const quantity = sent.text(pastedField('quantity', row));
      const isTaken = taken.has(String(row));
      return [row, takenAs(line, { isTaken, offerId: shown, quantity }, sent.text(pastedField('offer', row)) || first)];
    }),
  );
}
