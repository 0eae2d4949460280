import { asksParties } from '../../platform/notices/asks-while-row.ts';
import type { NoticeType, NoticeTypes } from '../../platform/notices/notice-type.ts';
import { delegationNoticeWords, noticeWords as words } from './messages.ts';

const targetPath: NoticeType['targetPath'] = () => '/profile/suppliers';

/** What those who run a selling account are told of. */
export const merchantNotices: NoticeTypes = {
  MERCHANT_DECIDED: {
    events: ['MERCHANT_CONFIRMED', 'MERCHANT_REJECTED', 'MERCHANT_RESTORED'],
    permission: 'SALE_SETTING_EDIT',
    isOfSellers: true,
    byMail: true,
    targetPath,
    words: ({ event, facts }) => ({ title: words.decided(event, facts.name), detail: facts.reason }),
    many: words.manyDecided,
  },
  MERCHANT_SUSPENDED: {
    events: ['MERCHANT_SUSPENDED'],
    permission: 'SALE_SETTING_EDIT',
    isOfSellers: true,
    byMail: true,
    targetPath,
    words: ({ facts }) => ({ title: words.suspended(facts.name), detail: facts.reason }),
    many: words.manySuspended,
  },
};

type Words = NoticeType['words'];
const ofDelegation = (
  events: string[],
  byMail: boolean,
  titleOf: (given: Parameters<Words>[0]) => string,
): NoticeType => ({
  events,
  permission: 'DELEGATION_MANAGE',
  isOfSellers: true,
  byMail,
  targetPath: ({ objectId }) => `/profile/suppliers?delegationId=${objectId}`,
  words: (given) => ({ title: titleOf(given), detail: given.facts.reason }),
  many: delegationNoticeWords.many,
});
/** One between the same two for the same goods, or one that was made to follow it. */
const follows = `select from merchant_delegations n
  where n.merchant_id = d.merchant_id and n.supplier_id = d.supplier_id and n.id <> d.id and (n.renews_id = d.id
    or (n.scope_kind, n.category_ids, n.supplier_product_ids) = (d.scope_kind, d.category_ids, d.supplier_product_ids))`;
const { asked, reminded, answered, suspended, resumed, notice, ends, ended } = delegationNoticeWords;

/** What both sides of a delegation are told of. */
export const delegationNotices: NoticeTypes = {
  DELEGATION_ASKED: {
    ...ofDelegation(['DELEGATION_SUBMITTED', 'DELEGATION_REMINDED'], true, ({ event, facts }) =>
      event === 'DELEGATION_REMINDED' ? reminded(facts) : asked(facts),
    ),
    asks: asksParties(
      'OwnDelegation',
      `select s.owner_customer_id as "partyId" from merchant_delegations d join suppliers s on s.id = d.supplier_id
       where d.id = $1 and d.status = 'PENDING_SUPPLIER' and $2::timestamptz is not null`,
    ),
  },
  DELEGATION_ANSWERED: ofDelegation(
    ['DELEGATION_CONFIRMED', 'DELEGATION_REJECTED', 'DELEGATION_LAPSED', 'DELEGATION_PAPER_CHECKED'],
    true,
    ({ event, facts }) => answered(event, facts),
  ),
  DELEGATION_SUSPENDED: ofDelegation(['DELEGATION_SUSPENDED'], true, ({ facts }) => suspended(facts)),
  DELEGATION_RESUMED: ofDelegation(['DELEGATION_RESUMED'], false, ({ facts }) => resumed(facts)),
  DELEGATION_NOTICE: ofDelegation(['DELEGATION_NOTICE_GIVEN', 'DELEGATION_KEPT'], true, ({ event, facts }) =>
    notice(event, facts),
  ),
  DELEGATION_ENDS: {
    ...ofDelegation(['DELEGATION_ENDS'], true, ({ facts }) => ends(facts)),
    // Until one that follows it is agreed to, or notice is given: one that was asked for may be refused.
    asks: asksParties(
      'OwnDelegation',
      `select unnest(array[m.owner_customer_id, s.owner_customer_id]) as "partyId"
       from merchant_delegations d join merchants m on m.id = d.merchant_id join suppliers s on s.id = d.supplier_id
       where d.id = $1 and d.status in ('ACTIVE', 'SUSPENDED') and d.revokes_at is null and d.valid_to > $2::timestamptz
         and not exists (${follows} and n.status = 'ACTIVE' and n.ends_at > d.ends_at)`,
    ),
  },
  DELEGATION_ENDED: ofDelegation(['DELEGATION_ENDED', 'DELEGATION_REVOKED'], false, ({ facts }) => ended(facts)),
};
