import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { amountMessages } from '../../amounts/messages.ts';
import { movedPlainly } from '../../amounts/plain/movedPlainly.ts';
import { openEditHref } from '../../open/paths.ts';
import { plainDraftName } from '../../order/plain/names.ts';
import { infoHref } from '../../order/paths.ts';
import { fieldsToMend } from '../../../tradeSteps/components/missing.ts';
import { readableRefusal } from '../../order/refusals.ts';
import {
  isNeed,
  keyOf,
  lacking,
  lineField,
  linesIn,
  linesText,
  movedChange,
  movedInNeed,
  namesOf,
  orderChange,
  orderSchema,
  placeIn,
  soldOtherwise,
  type TypedOrder,
  unitField,
} from '../orderDraft.ts';
import {
  MoveLinesToOpenRequestDocument,
  type MoveLinesToOpenRequestMutationVariables,
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from '../OrderEditor.generated.ts';
import { plainButton } from './names.ts';

export type RefusedOrder = RefusedPart<TypedOrder>;

/** Saves a draft as it was sent, without the lines whose boxes are ticked; «ادامه» leads on once it lacks nothing. */
export const saveOrderPlainly: PlainAction<RefusedOrder> = async (sent, args) => {
  const id = sent.text('id');
  const typed = typedIn(sent);
  const moved = await withMovedNeeds(typed, { sent, args });
  const shown = { form: plainDraftName, id, typed: moved.typed };
  const read = safeParse(orderSchema, moved.typed);
  if (!read.success)
    return { status: 400, again: { ...shown, problems: { ...problemsIn(read.issues), ...moved.problems } } };
  // As it was when the page was made: what somebody else changed since is not written over.
  const version = Number(sent.text('version'));
  const button = sent.text(plainButton.name);
  const away = button === plainButton.move ? await leaving(read.output, { id, args }) : undefined;
  const inMove = { ...typed, moved: away?.keys.join(' ') ?? '' };
  try {
    const stored = { tradeRequestId: id, version };
    if (away) return await moveAway(sent, { ...stored, ...movedChange(read.output, away.keys, away.lines) });
    const input = { ...stored, ...orderChange(read.output) };
    const { tradeRequest } = await sent.write(UpdateDirectOrderDocument, { input });
    const isWhole = fieldsToMend(readFragment<Order>(tradeRequest).missing).length === 0;
    if (button !== plainButton.goOn || !isWhole) return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return refusedPart(readableRefusal(thrown), {
      ...shown,
      typed: { ...moved.typed, ...(await askedAgain(thrown, inMove, { id, args })) },
      known: namesOf(typed),
      placeOf: (_, path) => placeIn(inMove, path),
    });
  }
  throw redirect(infoHref(id), 303);
};

/** Leads to the request to several that the lines are in now. */
async function moveAway(sent: PlainAnswer, input: MoveLinesToOpenRequestMutationVariables['input']): Promise<never> {
  const { movedLines } = await sent.write(MoveLinesToOpenRequestDocument, { input });
  throw redirect(openEditHref(movedLines.openRequest.id), 303);
}

/** A draft as it was sent, without the lines that are to go. */
function typedIn(sent: PlainAnswer): TypedOrder {
  const removed = new Set(sent.all('remove'));
  const lines = linesText(sent.all('line').filter((each) => !removed.has(each)));
  return { ...Object.fromEntries(namesOf({ lines }).map((name) => [name, sent.paragraphs(name)])), lines };
}

/** Lines that the seller does not have, which go to a request to several. */
async function leaving(typed: TypedOrder, { id, args }: { id: string; args: ScreenArgs }) {
  const { viewer } = await load(args, OrderDraftDocument, { id });
  const stored = readFragment<Order>(viewer!.tradeRequest!).lines.nodes;
  const lines = new Map(stored.map((line) => [keyOf(line), line]));
  return { keys: lacking(typed, lines), lines };
}

/** Quantities of needs in the units that are chosen now; those that have to be stated again are empty. */
async function withMovedNeeds(typed: TypedOrder, of: { sent: PlainAnswer; args: ScreenArgs }) {
  const problems: Record<string, string> = {};
  const moved = { ...typed };
  for (const key of linesIn(typed).filter(isNeed)) {
    const need = movedInNeed(key);
    const figure = await movedPlainly(need, typed, of);
    if (figure === undefined) problems[need.quantity] = amountMessages.otherUnit;
    moved[need.quantity] = figure ?? '';
  }
  return { typed: moved, problems };
}

/** What is sold by another unit now is stated again in that: its figure is of the old one. */
async function askedAgain(thrown: unknown, typed: TypedOrder, { id, args }: { id: string; args: ScreenArgs }) {
  const offerIds = soldOtherwise(thrown, typed);
  if (offerIds.length === 0) return {};
  const { viewer } = await load(args, OrderDraftDocument, { id });
  const { lines } = readFragment<Order>(viewer!.tradeRequest!);
  const unitOf = (offerId: string) =>
    lines.nodes.find(({ supplierProductId }) => supplierProductId === offerId)?.supplierProduct?.saleUnit?.id ?? '';
  return Object.fromEntries(
    offerIds.flatMap((offerId) => [
      [lineField('quantity', offerId), ''],
      [unitField(offerId), unitOf(offerId)],
    ]),
  ) as TypedOrder;
}
