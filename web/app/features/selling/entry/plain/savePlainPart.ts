import { safeParse } from 'valibot';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { type EntryEditor_LabelsFragment as Labels, UpdateSupplierProductDocument } from '../EntryEditor.generated.ts';
import { type EntryPart, identityPart, wholeOf } from '../entryForm.ts';
import { usualHeldUnit } from '../saleUnits.ts';
import { placeOfTerms, termsPartOf } from '../termsForm.ts';
import { entryAt } from './entryAt.ts';
import { plainIdentityName, plainTermsName } from './names.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';

export type RefusedTexts = RefusedPart<Record<string, string>>;
type Texts = Record<string, string>;

/** Saves a part of an entry whose fields are texts: the same part that the script's form has. */
const savePart =
  (
    form: string,
    partOf: (labels: Labels) => EntryPart<Texts, unknown>,
    placeOf?: (field: string, path: string) => string,
  ): PlainAction<RefusedTexts> =>
  async (sent, args) => {
    const { entry, data } = await entryAt(args);
    const part = partOf(readFragment<Labels>(data));
    const known = Object.keys(part.typedOf(entry));
    const typed = Object.fromEntries(known.map((name) => [name, sent.text(name)]));
    const read = safeParse(part.schema, typed);
    const { id } = entry;
    if (!read.success) {
      const problems = problemsIn(read.issues);
      return { status: 400, again: { form, id, typed, problems } };
    }
    try {
      const whole = emptyAsNull({ ...wholeOf(entry), ...part.change(read.output, entry) });
      // As it was when the page was made: what somebody else changed since is not written over.
      await sent.write(UpdateSupplierProductDocument, {
        input: { ...whole, supplierProductId: id, version: Number(sent.text('version')) },
      });
      return undefined;
    } catch (thrown) {
      return refusedPart(thrown, { form, id, typed, known, ...(placeOf && { placeOf }) });
    }
  };

const plain = (part: unknown) => part as EntryPart<Texts, unknown>;

/** What an entry is called, and its code in the seller's own books. */
export const savePlainIdentity = savePart(plainIdentityName, () => plain(identityPart));
/** In what it is sold, how much of it at least, and with what. */
export const savePlainTerms = savePart(
  plainTermsName,
  (labels) => plain(termsPartOf((id) => usualHeldUnit(labels, id))),
  placeOfTerms,
);
