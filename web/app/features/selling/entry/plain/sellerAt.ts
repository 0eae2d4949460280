import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { SellingScreenDocument } from '../../screens/SellingScreen.generated.ts';
import { SuppliersToSellForDocument } from '../NewEntryDialog.generated.ts';
import { type Supplier, suppliersIn } from '../SupplierField.tsx';

/** The account that a form without script adds a product to, and for whom it may sell; none where it sells its own. */
export async function sellerAt(
  args: ScreenArgs,
  sent: PlainAnswer,
): Promise<{ merchantId: string; customerId: string | undefined; suppliers?: readonly Supplier[] }> {
  const { viewer } = await load(args, SellingScreenDocument, {});
  const { id, customerId, kind } = found(
    args,
    viewer?.merchants?.find((each) => each.id === sent.text('id')),
  );
  const seller = { merchantId: id, customerId: customerId ?? undefined };
  if (kind === 'SUPPLIER_SELF') return seller;
  return { ...seller, suppliers: suppliersIn(await load(args, SuppliersToSellForDocument, { merchantId: id })) };
}
