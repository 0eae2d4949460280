import { redirect } from 'react-router-dom';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { entryHref } from '../entryAddress.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { entryMessages } from '../messages.ts';
import { CreateSupplierProductDocument } from '../NewEntryDialog.generated.ts';
import type { Supplier } from '../SupplierField.tsx';
import { findProducts, type Found, isTooShort, type TypedFind, typedFind } from './findProducts.ts';
import { plainEntryMessages } from './messages.ts';
import { plainNewEntryName } from './names.ts';
import { sellerAt } from './sellerAt.ts';

const words = entryMessages.create;

export type RefusedNewEntry = RefusedPart<TypedFind & { baseProductId: string; supplierId: string }> &
  Partial<Found> & { suppliers?: readonly Supplier[] };

/** Begins a draft on a base product. @throws a redirect to its editor */
export async function beginEntry(
  sent: PlainAnswer,
  input: { merchantId: string; baseProductId: string; supplierId?: string },
): Promise<never> {
  const { ownSupplierProduct } = await sent.write(CreateSupplierProductDocument, { input });
  throw redirect(entryHref(readFragment<Entry>(ownSupplierProduct).id), 303);
}

/** Looks for what is to be sold, or begins a draft on the chosen one. */
export const beginPlainEntry: PlainAction<RefusedNewEntry> = async (sent, args) => {
  const { merchantId, suppliers } = await sellerAt(args, sent);
  const typed = {
    ...typedFind(sent),
    baseProductId: sent.text('baseProductId'),
    supplierId: sent.text('supplierId'),
  };
  const form = { form: plainNewEntryName, id: merchantId, typed };
  if (isTooShort(typed))
    return { status: 400, again: { ...form, problems: { name: plainEntryMessages.product.tooShort } } };
  const beside = async () => ({ ...(await findProducts(args, typed)), ...(suppliers && { suppliers }) });
  if (sent.text('act') === 'FIND') return { status: 200, again: { ...form, problems: {}, ...(await beside()) } };
  const problems = {
    ...(!typed.baseProductId && { baseProductId: words.chooseFirst }),
    ...(suppliers && !typed.supplierId && { supplierId: words.chooseSupplier }),
  };
  if (Object.keys(problems).length > 0) return { status: 400, again: { ...form, problems, ...(await beside()) } };
  const { baseProductId, supplierId } = typed;
  try {
    return await beginEntry(sent, { merchantId, baseProductId, ...(suppliers && { supplierId }) });
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: ['baseProductId', 'supplierId'] });
    return { status, again: { ...again, ...(await beside()) } };
  }
};
