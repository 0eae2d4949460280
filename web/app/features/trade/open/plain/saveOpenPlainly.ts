import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { plainButton } from '../../edit/plain/names.ts';
import { infoHref } from '../../order/paths.ts';
import { readableRefusal } from '../../order/refusals.ts';
import { keysIn, keysText, namesOf, openContent, openSchema, placeIn } from '../openDraft.ts';
import {
  ChangeOpenRequestDocument,
  CreateOpenRequestDocument,
  type OpenRequest_RequestFragment as Request,
} from '../OpenRequest.generated.ts';
import { openEditHref } from '../paths.ts';
import { moreOf, morePlainly } from './morePlainly.ts';
import { readSent, type RefusedOpen, type SentOpen } from './sentOpen.ts';

/** Begins a request or saves it, looks for goods, or reads a table: whichever button was pressed. */
export const saveOpenPlainly: PlainAction<RefusedOpen> = async (sent, args) => {
  const of = await readSent(sent, args);
  const more = moreOf(sent.text(plainButton.name), of);
  return more ? morePlainly(more, of, sent, args) : save(of, sent);
};

/** As it was sent without the lines whose boxes are ticked; «ادامه» leads on once it lacks nothing. */
async function save({ request, known, again }: SentOpen, sent: PlainAnswer) {
  const typed = { ...again.typed, lines: keysText(keysIn(again.typed).filter((key) => !again.removed.includes(key))) };
  const read = safeParse(openSchema(known), typed);
  if (!read.success) return { status: 400, again: { ...again, problems: problemsIn(read.issues) } };
  const content = openContent(read.output, known);
  try {
    if (!request) {
      const basketKeys = sent.text('basketKeys').split(' ').filter(Boolean);
      const input = { customerId: sent.text('customerId'), basketKeys, ...content };
      const made = await sent.write(CreateOpenRequestDocument, { input });
      throw redirect(openEditHref(made.tradeRequest.id), 303);
    }
    // As it was when the page was made: what somebody else changed since is not written over.
    const input = { id: request.id, version: Number(sent.text('version')), ...content };
    const { tradeRequest } = await sent.write(ChangeOpenRequestDocument, { input });
    const isWhole = readFragment<Request>(tradeRequest).missing.length === 0;
    if (sent.text(plainButton.name) !== plainButton.goOn || !isWhole) return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const told = refusedPart(readableRefusal(thrown), {
      ...again,
      known: namesOf(typed),
      placeOf: (_, path) => placeIn(typed, path),
    });
    return { status: told.status, again: { ...again, ...told.again } };
  }
  throw redirect(infoHref(request.id), 303);
}
