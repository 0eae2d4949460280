import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { found } from '../../../../platform/graph/load.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { heldFile, type RefusedPicture } from '../../../files/index.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductImagesDocument,
} from '../EntryEditor.generated.ts';
import { LONGEST_ALT, placed, SHORTEST_ALT } from '../entryImages.ts';
import { entryMessages } from '../messages.ts';
import { entryAt } from './entryAt.ts';
import { plainImageName, plainNewImageName } from './names.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';

const words = entryMessages.images;

/** What can be done with one picture of an entry. */
export type ImageAct = 'SAY' | 'FORWARD' | 'BACKWARD' | 'COVER' | 'REMOVE';

type Images = readonly Pick<Entry['images'][number], 'fileId' | 'altText'>[];

const isAlt = (text: string) => [...text].length >= SHORTEST_ALT && [...text].length <= LONGEST_ALT;
const written = (images: Images) => images.map(({ fileId, altText }) => ({ fileId, altText }));

/** Says, moves or removes one picture; what was typed of it is kept with each act that leaves it. */
export const savePlainImage: PlainAction<RefusedPicture> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const id = sent.text('id');
  const { images } = entry;
  const place = images.indexOf(
    found(
      args,
      images.find(({ fileId }) => fileId === id),
    ),
  );
  const altText = sent.text('altText').trim();
  const act = sent.text('act') as ImageAct;
  const form = { form: plainImageName, id, typed: { altText } };
  if (act !== 'REMOVE' && !isAlt(altText))
    return { status: 400, again: { ...form, problems: { altText: words.altWrong } } };
  const said = images.map((each) => (each.fileId === id ? { ...each, altText } : each));
  const wanted: Record<ImageAct, () => Images> = {
    SAY: () => said,
    FORWARD: () => placed(said, id, Math.max(place - 1, 0)),
    BACKWARD: () => placed(said, id, place + 1),
    COVER: () => placed(said, id, 0),
    REMOVE: () => said.filter(({ fileId }) => fileId !== id),
  };
  const change = found(args, Object.hasOwn(wanted, act) ? wanted[act] : undefined);
  try {
    await sent.write(UpdateSupplierProductImagesDocument, {
      input: { supplierProductId: entry.id, version: Number(sent.text('version')), images: written(change()) },
    });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...form, known: ['altText'], placeOf: (_, path) => path.replace(/^.*\./, '') });
  }
};

/** Adds the picture that came with the form, behind those that are there. */
export const savePlainNewImage: PlainAction<RefusedPicture> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id, images, title } = entry;
  const typed = { altText: sent.text('altText').trim() };
  const form = { form: plainNewImageName, id, typed };
  const file = heldFile(sent, 'picture');
  const problems = {
    ...('problem' in file && { picture: file.problem }),
    ...(typed.altText !== '' && !isAlt(typed.altText) && { altText: words.altWrong }),
  };
  if ('problem' in file) return { status: file.status, again: { ...form, problems } };
  const { held } = file;
  if (problems.altText) return { status: 400, again: { ...form, problems, held } };
  const altText = typed.altText || words.suggested(title, formatInteger(images.length + 1));
  try {
    await sent.write(UpdateSupplierProductImagesDocument, {
      input: {
        supplierProductId: id,
        version: Number(sent.text('version')),
        images: written([...images, { fileId: held.id, altText }]),
      },
    });
    return undefined;
  } catch (thrown) {
    const known = ['picture', 'altText'];
    const placeOf = (_: string, path: string) => (path.endsWith('.altText') ? 'altText' : 'picture');
    const refused = refusedPart(thrown, { ...form, known, placeOf });
    // Another picture is needed where this one is to blame.
    return refused.again.problems.picture ? refused : { ...refused, again: { ...refused.again, held } };
  }
};
