import { type TProperties, Type } from 'typebox';
import { defineEvents, reason } from '../../../platform/domain-events/define-events.ts';

/** Whose listing it is. */
const customerId = Type.String();
/** Of a listing that waited for its product. */
const baseProductId = Type.Optional(Type.String());
const reasonCode = Type.Optional(Type.String());
/** Contents of the listing before and after. */
const contents = { was: Type.Optional(Type.Unknown()), asked: Type.Optional(Type.Unknown()) };
const change = { changeId: Type.String(), kind: Type.String() };
const told = (about: string, payload: TProperties = {}) => ({ about, payload: { customerId, ...payload } });
const moved = { from: Type.Unknown(), to: Type.Unknown() };

/** What happens to listings. */
export const listingEvents = defineEvents(
  // Whoever writes listings holds the row of their supplier (offers.hold).
  { aggregate: 'Listing', table: 'supplier_products', by: { table: 'suppliers', column: 'supplier_id' } },
  {
    ENTRY_CREATED: told('A seller drafted it; of a copy `copyOf` is what it was copied from.', {
      copyOf: Type.Optional(Type.String()),
    }),
    ENTRY_COPIED: told('It was copied.'),
    ENTRY_CHANGED: told('Its seller edited it.', {
      ...contents,
      part: Type.Optional(Type.Literal('SALE_CITIES')),
      cities: Type.Optional(Type.Integer()),
    }),
    ENTRY_SUBMITTED: told('Its seller submitted it for review, or its product was published.', { baseProductId }),
    ENTRY_WITHDRAWN: told('Its seller withdrew it from review.'),
    ENTRY_SENT_BACK: told('Its product was not accepted; it is a draft again.', { baseProductId, reason }),
    ENTRY_PUBLISHED: told('It was published: by staff, or at once for a trusted seller.', {
      baseProductId,
      reason,
      reasonCode,
    }),
    ENTRY_REJECTED: told('Staff rejected it.', { reason, reasonCode }),
    ENTRY_HIDDEN: told('Its seller hid it.'),
    ENTRY_UNHIDDEN: told('Its seller showed it again.'),
    ENTRY_ARCHIVED: told('It left the market.', { reason, reasonCode }),
    ENTRY_RESTORED: told('It became a draft again.'),
    ENTRY_REMOVED: told('Its seller deleted the draft.', { title: Type.String() }),
    PRICE_CHANGED: told('Its price changed.', moved),
    STOCK_CHANGED: told('Its stock or lead time changed.', moved),
    CHANGE_ASKED: told('Its seller submitted a change for review.', change),
    CHANGE_CONFIRMED: told('Staff confirmed a change.', { ...change, reason, reasonCode }),
    CHANGE_DECLINED: told('Staff declined a change.', { ...change, reason, reasonCode }),
    CHANGE_CANCELED: told('A change was withdrawn, or ended with its listing.', { ...change, reason, reasonCode }),
    CHANGE_SUPERSEDED: told('Another change replaced it.', change),
  },
);
