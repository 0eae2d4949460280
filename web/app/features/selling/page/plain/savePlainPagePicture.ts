import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { heldFile, type RefusedPicture } from '../../../files/index.ts';
import { pageMessages } from '../messages.ts';
import { UpdateSupplierDocument } from '../PageTab.generated.ts';
import { ownSupplier } from './ownSupplier.ts';
import { type PictureName, pictureNames, plainPictureName } from './pagePictureForm.ts';

const words = pageMessages.pictures;
const known = ['fileId', 'altText'];

const saveOf =
  (name: PictureName): PlainAction<RefusedPicture> =>
  async (sent, args) => {
    const supplier = await ownSupplier(args, sent);
    const { id } = supplier;
    const altText = sent.text('altText').trim();
    const form = { form: plainPictureName(name), id, typed: { altText } };
    const stored = supplier[name];
    const version = Number(sent.text('version'));
    const file = heldFile(sent, 'fileId');
    const isRemoval = sent.text('act') === 'REMOVE';
    // Without another file the stored one gets other words.
    const fileId = 'held' in file ? file.held.id : sent.file('fileId') ? undefined : stored?.fileId;
    if (!isRemoval && !fileId && 'problem' in file)
      return { status: file.status, again: { ...form, problems: { fileId: file.problem } } };
    const held = 'held' in file ? { held: file.held } : {};
    if (!isRemoval && !altText)
      return { status: 400, again: { ...form, problems: { altText: words.altMissing }, ...held } };
    try {
      const input = { supplierId: id, version, [name]: isRemoval ? null : { fileId, altText } };
      await sent.write(UpdateSupplierDocument, { input });
      return undefined;
    } catch (thrown) {
      const placeOf = (field: string) => field.replace(`${name}.`, '');
      const { status, again } = refusedPart(thrown, { ...form, known, placeOf });
      // Another file is needed where this one is to blame.
      return { status, again: { ...again, ...(!again.problems.fileId && held) } };
    }
  };

/** Logo and cover of a supplier's page: a form each. */
export const plainPageForms = Object.fromEntries(pictureNames.map((name) => [plainPictureName(name), saveOf(name)]));
