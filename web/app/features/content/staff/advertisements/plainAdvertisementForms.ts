import * as v from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { toldOnPage } from '../../../../platform/forms/plain/toldOnPage.ts';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { refusedAt, textOf } from '../../../../platform/forms/refusal.ts';
import { heldFiles } from '../../../files/index.ts';
import { NEW, placeOfForm, type RefusedDecision } from '../../../staff/index.ts';
import { placeOfField, plainFields, plainInput, plainSchema } from './advertisementForm.ts';
import {
  ArchiveAdvertisementDocument,
  CreateAdvertisementDocument,
  UpdateAdvertisementDocument,
} from './AdvertisementList.generated.ts';
import { type HeldPictures, pictureNames, plainNames } from './plainNames.ts';

/** An advertisement that was not saved, with the pictures that came. */
type Refused = RefusedDecision & { held: HeldPictures };
const known = [...plainFields, ...pictureNames];

const save: PlainAction<RefusedDecision> = async (sent) => {
  const id = sent.text('id');
  const place = placeOfForm(plainNames.save, id);
  const typed = Object.fromEntries(plainFields.map((name) => [name, sent.text(name).trim()]));
  const { held, problems, status } = heldFiles(sent, pictureNames, id === NEW);
  const checked = v.safeParse(plainSchema, typed);
  const found = { ...(checked.success ? {} : problemsIn(checked.issues)), ...problems };
  if (!checked.success || Object.keys(found).length > 0)
    return { status, again: { place, typed, held, problems: found } satisfies Refused };
  try {
    await write(sent, id, plainInput(checked.output), held);
    return undefined;
  } catch (thrown) {
    const { status: refusedStatus, again } = refused(thrown, { place, typed });
    return { status: refusedStatus, again: { ...again, held } satisfies Refused };
  }
};

function write(sent: PlainAnswer, id: string, words: ReturnType<typeof plainInput>, held: HeldPictures) {
  const { imageDesktopId: desktop, imageMobileId: mobile } = held;
  if (id === NEW) {
    const pictures = { imageDesktopId: desktop?.id ?? '', imageMobileId: mobile?.id ?? '' };
    return sent.write(CreateAdvertisementDocument, { input: { ...words, ...pictures, categoryIds: [] } });
  }
  const pictures = { ...(desktop && { imageDesktopId: desktop.id }), ...(mobile && { imageMobileId: mobile.id }) };
  const input = { ...words, ...pictures, advertisementId: id, version: Number(sent.text('version')) };
  return sent.write(UpdateAdvertisementDocument, { input });
}

const archive: PlainAction<RefusedDecision> = async (sent) => {
  const advertisementId = sent.text('id');
  const input = { advertisementId, version: Number(sent.text('version')) };
  try {
    await sent.write(ArchiveAdvertisementDocument, { input });
    return undefined;
  } catch (thrown) {
    return refused(thrown, { place: placeOfForm(plainNames.archive, advertisementId), typed: {} });
  }
};

function refused(thrown: unknown, sent: Pick<RefusedDecision, 'place' | 'typed'>) {
  const { error, status } = toldOnPage(thrown);
  const problems = Object.fromEntries(refusedAt(error, known, placeOfField).map(({ place, text }) => [place, text]));
  const isTold = Object.keys(problems).length > 0;
  const failure = isTold ? {} : { failure: textOf(error, formMessages.failed, formMessages.offline) };
  return { status, again: { ...sent, problems, ...failure } };
}

/** Forms without script, by name: on the server alone. */
export const plainAdvertisementForms: Record<string, PlainAction<RefusedDecision>> = import.meta.env.SSR
  ? { [plainNames.save]: save, [plainNames.archive]: archive }
  : {};
