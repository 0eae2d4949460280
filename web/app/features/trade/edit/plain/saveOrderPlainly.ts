import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { plainDraftName } from '../../order/plain/names.ts';
import { infoHref } from '../../order/paths.ts';
import { fieldsToMend } from '../../components/missing.ts';
import { readableRefusal } from '../../order/refusals.ts';
import {
  lineField,
  linesText,
  namesOf,
  orderChange,
  orderSchema,
  placeIn,
  soldOtherwise,
  type TypedOrder,
  unitField,
} from '../orderDraft.ts';
import {
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from '../OrderEditor.generated.ts';
import { plainButton } from './names.ts';

export type RefusedOrder = RefusedPart<TypedOrder>;

/** Saves a draft as it was sent, without the lines whose boxes are ticked; «ادامه» leads on once it lacks nothing. */
export const saveOrderPlainly: PlainAction<RefusedOrder> = async (sent, args) => {
  const id = sent.text('id');
  const removed = new Set(sent.all('remove'));
  const lines = linesText(sent.all('line').filter((each) => !removed.has(each)));
  const typed: TypedOrder = {
    ...Object.fromEntries(namesOf({ lines }).map((name) => [name, sent.paragraphs(name)])),
    lines,
  };
  const shown = { form: plainDraftName, id, typed };
  const read = safeParse(orderSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  // As it was when the page was made: what somebody else changed since is not written over.
  const version = Number(sent.text('version'));
  try {
    const input = { tradeRequestId: id, version, ...orderChange(read.output) };
    const { tradeRequest } = await sent.write(UpdateDirectOrderDocument, { input });
    const isWhole = fieldsToMend(readFragment<Order>(tradeRequest).missing).length === 0;
    if (sent.text(plainButton.name) !== plainButton.goOn || !isWhole) return undefined;
  } catch (thrown) {
    return refusedPart(readableRefusal(thrown), {
      ...shown,
      typed: { ...typed, ...(await askedAgain(thrown, typed, { id, args })) },
      known: namesOf(typed),
      placeOf: (_, path) => placeIn(typed, path),
    });
  }
  throw redirect(infoHref(id), 303);
};

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
