import type { AskPartiesQuery } from './AskForm.generated.ts';
import type { ConversationSubject } from '../../../platform/graph/types.generated.ts';

/** What anybody may begin to ask about; that of an order stands in its room. */
export type AskedSubject = Exclude<ConversationSubject, 'TRADE_REQUEST'>;

/** What a question is about. */
export interface SubjectName {
  type: AskedSubject;
  id: string;
}

/** With what AskForm is asked for. */
export const askVariables = ({ type, id }: SubjectName) => ({
  id,
  isSupplier: type === 'SUPPLIER',
  subjectType: type,
  subjectIds: [id],
});

/** What a question is about and who gets it, as both are called on its page. */
export interface Asked {
  name: string;
  sellerName: string;
}

/** The same of an answer; undefined where the thing is not shown any more. */
export function askedOf({ supplier, supplierProduct }: AskPartiesQuery): Asked | undefined {
  if (supplier) return { name: supplier.brandName, sellerName: supplier.brandName };
  if (!supplierProduct) return undefined;
  const { title, merchant, supplier: maker } = supplierProduct;
  return { name: title, sellerName: merchant?.name ?? maker?.brandName ?? '' };
}

/** How an address names it. */
export const subjectParameter: Record<AskedSubject, string> = {
  SUPPLIER_PRODUCT: 'supplierProductId',
  SUPPLIER: 'supplierId',
};
