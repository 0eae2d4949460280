import type { NotificationType } from '../../../api/src/modules/notifications/notifications.enums.ts';

/** Of each company a member with one permission. */
export const members = {
  catalog: 'CATALOG_EDIT',
  agencies: 'DELEGATION_MANAGE',
  sale: 'SALE_SETTING_EDIT',
  managers: 'AGENT_MANAGE',
  reader: 'MESSAGE',
  creator: 'TRADE_CREATE',
  confirmer: 'TRADE_CONFIRM',
  payer: 'QUOTE_ACCEPT',
  quoter: 'QUOTE',
  fulfiller: 'ORDER_FULFIL',
};
/** Of each kind, who hears of it in a company that it concerns, beside owners; or the one person whose matter it is. */
const hears = {
  SUPPLIER_DECIDED: 'catalog',
  EVIDENCE_DECIDED: 'catalog',
  EVIDENCE_ENDS: 'catalog',
  CLAIM_DECIDED: 'owner',
  CLAIM_OBJECTION: 'owner',
  CLAIM_NEEDS_EVIDENCE: 'catalog',
  PAGE_DECIDED: 'catalog',
  MERCHANT_DECIDED: 'sale',
  MERCHANT_SUSPENDED: 'sale',
  ENTRY_DECIDED: 'catalog',
  CHANGE_DECIDED: 'catalog',
  BASE_PRODUCT_DECIDED: 'catalog',
  CATEGORY_REPLACED: 'catalog',
  DELEGATION_ASKED: 'agencies',
  DELEGATION_ANSWERED: 'agencies',
  DELEGATION_SUSPENDED: 'agencies',
  DELEGATION_RESUMED: 'agencies',
  DELEGATION_NOTICE: 'agencies',
  DELEGATION_ENDS: 'agencies',
  DELEGATION_ENDED: 'agencies',
  IDENTITY_DECIDED: 'owner',
  MESSAGE: 'reader',
  MEMBER_ANSWERED: 'managers',
  MEMBER_INVITED: 'self',
  COMMENT_DECIDED: 'self',
  COMMENT_ANSWERED: 'self',
  NOTE_DUE: 'self',
  NEW_DEVICE: 'self',
  REQUEST_TO_CONFIRM: 'confirmer',
  REQUEST_RETURNED: 'creator',
  REQUEST_RECEIVED: 'quoter',
  INFO_ASKED: 'creator',
  INFO_GIVEN: 'quoter',
  QUOTE_RECEIVED: ['creator', 'quoter'],
  COUNTER_RECEIVED: 'quoter',
  OFFER_ENDS: ['creator', 'quoter'],
  REQUEST_AGREED: ['creator', 'quoter'],
  SHIPPED: ['creator', 'confirmer'],
  DELIVERED: ['creator', 'confirmer'],
  ACCEPTANCE_DUE: ['creator', 'confirmer'],
  DELIVERY_ANSWERED: ['creator', 'fulfiller'],
  DELIVERY_LATE: ['creator', 'fulfiller'],
  PAYMENT_AWAITED: ['confirmer', 'quoter'],
  CONSENT_ASKED: ['confirmer', 'quoter'],
  CONSENT_ANSWERED: ['confirmer', 'quoter'],
  DISPUTE_OPENED: ['confirmer', 'fulfiller'],
  DISPUTE_ANSWER_DUE: ['confirmer', 'fulfiller'],
  DISPUTE_ANSWERED: ['confirmer', 'fulfiller'],
  RESOLVED: ['confirmer', 'fulfiller'],
  FEEDBACK_ENDED: 'self',
  SELLER_ANSWERED: 'creator',
  NOT_SELECTED: 'quoter',
  REQUEST_ENDED: ['creator', 'quoter'],
  APPROVAL_ASKED: 'payer',
  APPROVAL_ENDED: ['creator', 'confirmer'],
} satisfies Record<NotificationType, string | string[]>;
type Kind = keyof typeof hears;
/** Kinds of what is one's own, which everybody may be told of. */
export const ofOneself = (Object.keys(hears) as Kind[]).filter((kind) => hears[kind] === 'self');
/** Everyone in some companies who is notified of a kind, except the person who caused it. */
export function heard(kind: Kind, companies: string[], doer?: string) {
  const names = companies.flatMap((company) =>
    [...new Set([...[hears[kind]].flat(), 'owner'])].map((each) => `${company}.${each}`),
  );
  return {
    [kind]: names
      .filter((each) => each !== doer)
      .sort()
      .join(' '),
  };
}
