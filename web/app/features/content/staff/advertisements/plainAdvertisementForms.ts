import * as v from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { refusedAt, textOf } from '../../../../platform/forms/refusal.ts';
import type { RefusedDecision } from '../../../staff/index.ts';
import { placeOfField, plainFields as names, plainSchema, wordsInput } from './advertisementForm.ts';
import { ArchiveAdvertisementDocument, UpdateAdvertisementDocument } from './AdvertisementList.generated.ts';
import { placeOf, plainNames } from './plainNames.ts';

const change: PlainAction<RefusedDecision> = async (sent) => {
  const advertisementId = sent.text('id');
  const place = placeOf(plainNames.change, advertisementId);
  const typed = Object.fromEntries(names.map((name) => [name, sent.text(name).trim()]));
  const checked = v.safeParse(plainSchema, typed);
  if (!checked.success) return { status: 400, again: { place, typed, problems: problemsIn(checked.issues) } };
  const input = { ...wordsInput(checked.output), advertisementId, version: Number(sent.text('version')) };
  try {
    await sent.write(UpdateAdvertisementDocument, { input });
    return undefined;
  } catch (thrown) {
    return refused(thrown, { place, typed });
  }
};

const archive: PlainAction<RefusedDecision> = async (sent) => {
  const advertisementId = sent.text('id');
  const input = { advertisementId, version: Number(sent.text('version')) };
  try {
    await sent.write(ArchiveAdvertisementDocument, { input });
    return undefined;
  } catch (thrown) {
    return refused(thrown, { place: placeOf(plainNames.archive, advertisementId), typed: {} });
  }
};

function refused(thrown: unknown, sent: Pick<RefusedDecision, 'place' | 'typed'>) {
  const { error, status } = toldOnPage(thrown);
  const problems = Object.fromEntries(refusedAt(error, names, placeOfField).map(({ place, text }) => [place, text]));
  const isTold = Object.keys(problems).length > 0;
  const failure = isTold ? {} : { failure: textOf(error, formMessages.failed, formMessages.offline) };
  return { status, again: { ...sent, problems, ...failure } };
}

/** Forms without script, by name: on the server alone. */
export const plainAdvertisementForms: Record<string, PlainAction<RefusedDecision>> = import.meta.env.SSR
  ? { [plainNames.change]: change, [plainNames.archive]: archive }
  : {};
