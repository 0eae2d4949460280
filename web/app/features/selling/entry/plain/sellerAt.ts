import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { SellingScreenDocument } from '../../screens/SellingScreen.generated.ts';
import { SuppliersToSellForDocument } from '../NewEntryDialog.generated.ts';
import { type Supplier, suppliersIn } from '../SupplierField.tsx';

interface Account {
  merchantId: string;
  /** The company that sells by it. */
  customerId: string | undefined;
  kind: string;
}

/** An own selling account. */
export async function accountAt(args: ScreenArgs, merchantId: string): Promise<Account> {
  const { viewer } = await load(args, SellingScreenDocument, {});
  const { customerId, kind } = found(
    args,
    viewer?.merchants?.find(({ id }) => id === merchantId),
  );
  return { merchantId, customerId: customerId ?? undefined, kind };
}

/** The account that a form without script adds a product to, and for whom it may sell; none where it sells its own. */
export async function sellerAt(
  args: ScreenArgs,
  sent: PlainAnswer,
): Promise<Account & { suppliers?: readonly Supplier[] }> {
  const seller = await accountAt(args, sent.text('id'));
  if (seller.kind === 'SUPPLIER_SELF') return seller;
  const { merchantId } = seller;
  return { ...seller, suppliers: suppliersIn(await load(args, SuppliersToSellForDocument, { merchantId })) };
}
