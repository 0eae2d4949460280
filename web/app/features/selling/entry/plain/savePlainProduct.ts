import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { UpdateSupplierProductBaseProductDocument } from '../EntryEditor.generated.ts';
import type { Found } from '../findProducts.ts';
import { entryMessages } from '../messages.ts';
import { entryAt } from './entryAt.ts';
import { plainProductName } from './names.ts';
import { foundFor, isFinding, type TypedFind, typedFind } from './plainFind.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';

export type RefusedProduct = RefusedPart<TypedFind> & { found?: Found };

/** Puts an entry onto a base product, as it was when the page was made: what somebody else changed since is not written over. */
export const moveEntry = (sent: PlainAnswer, id: string, baseProductId: string) =>
  sent.write(UpdateSupplierProductBaseProductDocument, {
    input: { supplierProductId: id, version: Number(sent.text('version')), baseProductId },
  });

/** Looks for a base product, or puts an entry onto the chosen one. */
export const savePlainProduct: PlainAction<RefusedProduct> = async (sent, args) => {
  const { entry } = await entryAt(args);
  const { id } = entry;
  const typed = typedFind(sent);
  const form = { form: plainProductName, id, typed };
  const beside = async () => ({ found: await foundFor(args, typed) });
  if (isFinding(sent)) return { status: 200, again: { ...form, problems: {}, ...(await beside()) } };
  if (!typed.baseProductId) {
    const problems = { baseProductId: entryMessages.create.chooseFirst };
    return { status: 400, again: { ...form, problems, ...(await beside()) } };
  }
  try {
    await moveEntry(sent, id, typed.baseProductId);
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: ['baseProductId'] });
    return { status, again: { ...again, ...(await beside()) } };
  }
};
