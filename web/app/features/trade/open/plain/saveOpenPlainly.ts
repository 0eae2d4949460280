import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { plainButton } from '../../edit/plain/names.ts';
import { infoHref, newDraft } from '../../order/paths.ts';
import { readableRefusal } from '../../order/refusals.ts';
import { keysText, namesOf, openContent, openSchema, placeIn, type TypedOpen } from '../openDraft.ts';
import {
  ChangeOpenRequestDocument,
  CreateOpenRequestDocument,
  OpenRequestDraftDocument,
  type OpenRequest_RequestFragment as Request,
} from '../OpenRequest.generated.ts';
import { openEditHref } from '../paths.ts';
import { plainOpenName } from './names.ts';

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
  const known = new Map((request?.lines ?? []).map((line) => [line.id, line]));
  const shown = { form: plainOpenName, id, typed };
  const read = safeParse(openSchema(known), typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  const content = openContent(read.output, known);
  try {
    if (!request) {
      const input = { customerId: sent.text('customerId'), ...content };
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
