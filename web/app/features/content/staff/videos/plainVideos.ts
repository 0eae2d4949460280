import * as v from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { type RefusedPart, refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { type HeldFile, heldFiles } from '../../../files/index.ts';
import { NEW } from '../../../staff/index.ts';
import { CreateMediaVideoDocument, UpdateMediaVideoDocument } from './StaffVideos.generated.ts';
import { placeOf, textsInput, textsSchema, type VideoTexts, videoTexts } from './videoForm.ts';

export const plainVideoName = 'media-video';

const textNames = Object.keys(videoTexts) as (keyof VideoTexts)[];
const fileNames = ['fileId', 'posterFileId'] as const;
type Files = Partial<Record<(typeof fileNames)[number], HeldFile>>;

/** A video that was not saved, with the files that came. */
export type RefusedVideo = RefusedPart<VideoTexts> & { held: Files };

/** Saves a video that was sent without script. */
export const saveVideoPlainly: PlainAction<RefusedVideo> = async (sent) => {
  const id = sent.text('id');
  const form = plainVideoName;
  const typed = Object.fromEntries(textNames.map((name) => [name, sent.paragraphs(name)])) as VideoTexts;
  const { held, problems, status } = heldFiles(sent, fileNames, id === NEW);
  const parsed = v.safeParse(textsSchema, typed);
  const found = { ...(parsed.success ? {} : problemsIn(parsed.issues)), ...problems };
  if (!parsed.success || Object.keys(found).length > 0)
    return { status, again: { form, id, typed, held, problems: found } };
  try {
    await write(sent, id, textsInput(parsed.output), held);
    return undefined;
  } catch (thrown) {
    const known = [...textNames, ...fileNames];
    const { status: refusedStatus, again } = refusedPart(thrown, { form, id, typed, known, placeOf });
    return { status: refusedStatus, again: { ...again, held } };
  }
};

async function write(
  sent: PlainAnswer,
  id: string,
  texts: ReturnType<typeof textsInput>,
  { fileId, posterFileId }: Files,
) {
  if (id === NEW) {
    const files = { fileId: fileId?.id ?? '', posterFileId: posterFileId?.id ?? '' };
    return sent.write(CreateMediaVideoDocument, { input: { ...texts, ...files } });
  }
  const files = { ...(fileId && { fileId: fileId.id }), ...(posterFileId && { posterFileId: posterFileId.id }) };
  const version = Number(sent.text('version'));
  return sent.write(UpdateMediaVideoDocument, { input: { ...texts, ...files, mediaVideoId: id, version } });
}
