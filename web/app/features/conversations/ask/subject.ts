import type { ConversationSubject } from '../../../platform/graph/types.generated.ts';

/** What anybody may begin to ask about; that of an order stands in its room. */
export type AskedSubject = Exclude<ConversationSubject, 'TRADE_REQUEST'>;

/** What a question is about. */
export interface SubjectName {
  type: AskedSubject;
  id: string;
}

/** With what AskForm is asked for. */
export const askVariables = ({ type, id }: SubjectName) => ({ subjectType: type, subjectIds: [id] });

/** How an address names it. */
export const subjectParameter: Record<AskedSubject, string> = {
  SUPPLIER_PRODUCT: 'supplierProductId',
  SUPPLIER: 'supplierId',
};
