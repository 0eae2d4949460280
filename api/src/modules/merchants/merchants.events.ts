import { Type } from 'typebox';
import { because, defineEvents, reason } from '../../platform/domain-events/define-events.ts';

/** What happens to merchants. */
export const merchantEvents = defineEvents(
  { aggregate: 'Merchant', table: 'merchants' },
  {
    MERCHANT_CREATED: 'A company started a merchant profile.',
    MERCHANT_CHANGED: {
      about: 'The company changed its profile; `part` names what outside the profile itself.',
      payload: {
        /** Names, of one that is not confirmed yet. */
        from: Type.Optional(Type.String()),
        to: Type.Optional(Type.String()),
        part: Type.Optional(Type.Union([Type.Literal('SALE_SETTING'), Type.Literal('SALE_CITIES')])),
        /** Number of cities that it sells to. */
        cities: Type.Optional(Type.Integer()),
        /** Null when the vacation was removed. */
        vacation: Type.Optional(Type.Unknown()),
      },
    },
    MERCHANT_SUBMITTED: 'The company submitted it for review.',
    MERCHANT_WITHDRAWN: 'The company withdrew it from review.',
    MERCHANT_CONFIRMED: because('Staff confirmed it.'),
    MERCHANT_REJECTED: because('Staff rejected it.'),
    MERCHANT_RENAMED: { about: 'It got another name.', payload: { from: Type.String(), to: Type.String() } },
    MERCHANT_SUSPENDED: because('Staff suspended it.'),
    MERCHANT_RESTORED: because('Staff ended its suspension.'),
    MERCHANT_CLOSED: 'The company closed it, or was closed itself.',
    MERCHANT_OWNER_CHANGED: 'It belongs to another company, as does its supplier.',
  },
);

/** What happens to delegations: what a supplier lets a merchant sell. */
export const delegationEvents = defineEvents(
  { aggregate: 'Delegation', table: 'merchant_delegations' },
  {
    DELEGATION_CREATED: 'The merchant drafted it.',
    DELEGATION_CHANGED: 'The merchant edited the draft.',
    DELEGATION_REMOVED: 'The merchant deleted the draft.',
    DELEGATION_SUBMITTED: 'The merchant asked the supplier for it.',
    DELEGATION_WITHDRAWN: 'The merchant withdrew the request.',
    DELEGATION_REMINDED: 'The supplier was reminded to answer.',
    DELEGATION_LAPSED: 'The supplier did not answer in time; it is a draft again.',
    DELEGATION_CONFIRMED: because('The supplier granted it.'),
    DELEGATION_REJECTED: because('The supplier rejected it.'),
    DELEGATION_PAPER_CHECKED: because('Staff checked its document.'),
    DELEGATION_SUSPENDED: because('It was suspended.'),
    DELEGATION_RESUMED: because('Its suspension ended.'),
    DELEGATION_NOTICE_GIVEN: {
      about: 'One side gave notice; it ends at `revokesAt`.',
      payload: { reason, revokesAt: Type.Optional(Type.String()), days: Type.Optional(Type.Integer()) },
    },
    DELEGATION_KEPT: because('The notice was withdrawn.'),
    DELEGATION_REVOKED: because('It was revoked.'),
    DELEGATION_ENDS: { about: 'Its term ends in `days` days.', payload: { days: Type.Optional(Type.Integer()) } },
    DELEGATION_ENDED: 'Its term ended.',
  },
);
