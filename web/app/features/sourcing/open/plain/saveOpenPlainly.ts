import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { plainButton } from '../../edit/plain/names.ts';
import { infoHref } from '../../order/paths.ts';
import { fieldsToMend } from '../../../tradeSteps/components/missing.ts';
import { readableRefusal } from '../../order/refusals.ts';
import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { amountMessages } from '../../amounts/messages.ts';
import { movedPlainly } from '../../amounts/plain/movedPlainly.ts';
import {
  keysIn,
  keysText,
  movedInLine,
  namesOf,
  openContent,
  openSchema,
  placeIn,
  type TypedOpen,
} from '../openDraft.ts';
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
  return more ? morePlainly(more, of, sent, args) : save(of, sent, args);
};

/** As it was sent without the lines whose boxes are ticked; «ادامه» leads on once it lacks nothing. */
async function save({ request, known, again }: SentOpen, sent: PlainAnswer, args: ScreenArgs) {
  const kept = { ...again.typed, lines: keysText(keysIn(again.typed).filter((key) => !again.removed.includes(key))) };
  const { typed, problems } = await withMoved(kept, { sent, args });
  const shown = { ...again, typed: { ...typed, lines: again.typed.lines ?? '' } };
  const read = safeParse(openSchema(known), typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: { ...problemsIn(read.issues), ...problems } } };
  const content = openContent(read.output, known);
  try {
    if (!request) {
      const basketKeys = sent.text('basketKeys').split(' ').filter(Boolean);
      const input = { customerId: sent.text('customerId'), basketKeys, ...content };
      const made = await sent.write(CreateOpenRequestDocument, { input });
      throw redirect(openEditHref(made.tradeRequest.id), 303);
    }
    // As it was when the page was made: what somebody else changed since is not written over.
    const input = { tradeRequestId: request.id, version: Number(sent.text('version')), ...content };
    const { tradeRequest } = await sent.write(ChangeOpenRequestDocument, { input });
    const isWhole = fieldsToMend(readFragment<Request>(tradeRequest).missing).length === 0;
    if (sent.text(plainButton.name) !== plainButton.goOn || !isWhole) return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const told = refusedPart(readableRefusal(thrown), {
      ...shown,
      known: namesOf(typed),
      placeOf: (_, path) => placeIn(typed, path),
    });
    return { status: told.status, again: { ...shown, ...told.again } };
  }
  throw redirect(infoHref(request.id), 303);
}

/** Quantities in the units that are chosen now; those that have to be stated again are empty. */
async function withMoved(typed: TypedOpen, of: { sent: PlainAnswer; args: ScreenArgs }) {
  const problems: Record<string, string> = {};
  const moved = { ...typed };
  for (const key of keysIn(typed)) {
    const line = movedInLine(key);
    const figure = await movedPlainly(line, typed, of);
    if (figure === undefined) problems[line.quantity] = amountMessages.otherUnit;
    moved[line.quantity] = figure ?? '';
  }
  return { typed: moved, problems };
}
