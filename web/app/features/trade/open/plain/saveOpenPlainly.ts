import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { plainButton } from '../../edit/plain/names.ts';
import { infoHref, newDraft } from '../../order/paths.ts';
import { readableRefusal } from '../../order/refusals.ts';
import {
  emptyLine,
  keysText,
  linesOf,
  namesOf,
  openContent,
  type OpenLine,
  openSchema,
  placeIn,
  type TypedOpen,
} from '../openDraft.ts';
import {
  ChangeOpenRequestDocument,
  CreateOpenRequestDocument,
  OpenRequestDraftDocument,
  type OpenRequest_RequestFragment as Request,
} from '../OpenRequest.generated.ts';
import { openEditHref } from '../paths.ts';
import { offerField, plainOpenName, productField } from './names.ts';

export type RefusedOpen = RefusedPart<TypedOpen>;

/** Begins a request, or saves it as it was sent without the lines whose boxes are ticked; «ادامه» leads on once it lacks nothing. */
export const saveOpenPlainly: PlainAction<RefusedOpen> = async (sent, args) => {
  const id = sent.text('id');
  const removed = new Set(sent.all('remove'));
  const lines = keysText(sent.all('line').filter((each) => !removed.has(each)));
  const typed: TypedOpen = {
    ...Object.fromEntries(namesOf({ lines }).map((name) => [name, sent.paragraphs(name)])),
    lines,
    sellers: sent.all('seller').join(' '),
  };
  const request =
    id === newDraft
      ? undefined
      : readFragment<Request>((await load(args, OpenRequestDraftDocument, { id })).viewer!.tradeRequest!);
  const known = linesOf(request, { lines: newGoods(sent), sellers: [] });
  const shown = { form: plainOpenName, id, typed };
  const read = safeParse(openSchema(known), typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  const content = openContent(read.output, known);
  try {
    if (!request) {
      const basketKeys = sent.text('basketKeys').split(' ').filter(Boolean);
      const input = { customerId: sent.text('customerId'), basketKeys, ...content };
      const made = await sent.write(CreateOpenRequestDocument, { input });
      throw redirect(openEditHref(made.tradeRequest.id), 303);
    }
    // As it was when the page was made: what somebody else changed since is not written over.
    const input = { id, version: Number(sent.text('version')), ...content };
    const { tradeRequest } = await sent.write(ChangeOpenRequestDocument, { input });
    const isWhole = readFragment<Request>(tradeRequest).missing.length === 0;
    if (sent.text(plainButton.name) !== plainButton.goOn || !isWhole) return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return refusedPart(readableRefusal(thrown), {
      ...shown,
      known: namesOf(typed),
      placeOf: (_, path) => placeIn(typed, path),
    });
  }
  throw redirect(infoHref(id), 303);
};

/** New lines of goods of the catalogue, as far as saving them needs it. */
function newGoods(sent: PlainAnswer): ReadonlyMap<string, OpenLine> {
  const goods = sent.all('line').map((key): [string, OpenLine] => {
    const [offer, product] = [sent.text(offerField(key)), sent.text(productField(key))];
    return [key, { ...emptyLine, supplierProductId: offer || null, baseProductId: product || null }];
  });
  return new Map(goods.filter(([, line]) => line.supplierProductId ?? line.baseProductId));
}
