import { redirect } from 'react-router-dom';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { entryHref } from '../entryAddress.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import type { Found } from '../findProducts.ts';
import { entryMessages } from '../messages.ts';
import {
  CreateSupplierProductDocument,
  OwnOfProductDocument,
  type OwnOfProductQuery,
} from '../NewEntryDialog.generated.ts';
import type { Supplier } from '../SupplierField.tsx';
import { plainNewEntryName } from './names.ts';
import { foundFor, isFinding, type TypedFind, typedFind } from './plainFind.ts';
import { sellerAt } from './sellerAt.ts';

const words = entryMessages.create;

export type RefusedNewEntry = RefusedPart<TypedFind & { supplierId: string }> & {
  found?: Found;
  suppliers?: readonly Supplier[];
  /** What the account sells of the chosen product already, told before another entry is begun on it. */
  own?: OwnOfProductQuery;
};

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
  const typed = { ...typedFind(sent), supplierId: sent.text('supplierId') };
  const form = { form: plainNewEntryName, id: merchantId, typed };
  const beside = async () => ({ found: await foundFor(args, typed), ...(suppliers && { suppliers }) });
  if (isFinding(sent)) return { status: 200, again: { ...form, problems: {}, ...(await beside()) } };
  const problems = {
    ...(!typed.baseProductId && { baseProductId: words.chooseFirst }),
    ...(suppliers && !typed.supplierId && { supplierId: words.chooseSupplier }),
  };
  if (Object.keys(problems).length > 0) return { status: 400, again: { ...form, problems, ...(await beside()) } };
  const { baseProductId, supplierId } = typed;
  const own = sent.text('told') === baseProductId ? undefined : await ownOf(args, merchantId, baseProductId);
  if (own) return { status: 200, again: { ...form, problems: {}, own, ...(await beside()) } };
  try {
    return await beginEntry(sent, { merchantId, baseProductId, ...(suppliers && { supplierId }) });
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...form, known: ['baseProductId', 'supplierId'] });
    return { status, again: { ...again, ...(await beside()) } };
  }
};

/** What an account sells of a product; undefined where it sells none. */
async function ownOf(args: ScreenArgs, merchantId: string, baseProductId: string) {
  const own = await load(args, OwnOfProductDocument, { merchantId, baseProductId });
  return own.viewer?.supplierProducts?.nodes.length ? own : undefined;
}
