import type { ConversationSubject } from '../../../platform/graph/types.generated.ts';

/** What a question is about. */
export interface SubjectName {
  type: ConversationSubject;
  id: string;
}

/** With what AskForm is asked for. */
export const askVariables = ({ type, id }: SubjectName) => ({ subjectType: type, subjectIds: [id] });

/** How an address names it. */
export const subjectParameter: Record<ConversationSubject, string> = {
  SUPPLIER_PRODUCT: 'supplierProductId',
  SUPPLIER: 'supplierId',
};
