import { asksParties } from '../../../platform/notices/asks-while-row.ts';
import type { NoticeType, NoticeTypes } from '../../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

const targetPath: NoticeType['targetPath'] = () => '/profile/suppliers?tab=page';
/** Owners may all: no member has a permission of this name. */
const owners = 'OWNER';

/** What those who run a supplier, or claim one, are told of. */
export const claimNotices: NoticeTypes = {
  SUPPLIER_DECIDED: {
    events: [
      'SUPPLIER_CONFIRMED',
      'SUPPLIER_REJECTED',
      'SUPPLIER_SUSPENDED',
      'SUPPLIER_RESTORED',
      'SUPPLIER_CHANGE_CONFIRMED',
      'SUPPLIER_CHANGE_DECLINED',
    ],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: true,
    targetPath,
    words: ({ event, facts }) => ({ title: words.supplier(event, facts.name), detail: facts.reason }),
    many: words.manySuppliers,
  },
  CLAIM_DECIDED: {
    events: ['CLAIM_ACCEPTED', 'CLAIM_REJECTED', 'CLAIM_LAPSED', 'SUPPLIER_OWNER_CHANGED'],
    permission: owners,
    isOfSellers: true,
    byMail: true,
    targetPath,
    words: ({ event, facts }) => ({ title: words.claim(event, facts.name), detail: facts.reason }),
    many: words.manyClaims,
  },
  CLAIM_OBJECTION: {
    events: ['CLAIM_OBJECTION'],
    permission: owners,
    isOfSellers: true,
    byMail: true,
    asks: asksParties(
      'SupplierClaim',
      `select holder_customer_id as "partyId" from supplier_claims
       where id = $1 and status = 'OBJECTION' and $2::timestamptz is not null`,
    ),
    targetPath,
    words: ({ facts }) => ({ title: words.objection(facts.name) }),
    many: words.manyObjections,
  },
  CLAIM_NEEDS_EVIDENCE: {
    events: ['CLAIM_NEEDS_EVIDENCE', 'CLAIM_REMINDED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: true,
    asks: asksParties(
      'SupplierClaim',
      `select customer_id as "partyId" from supplier_claims
       where id = $1 and status = 'NEEDS_EVIDENCE' and $2::timestamptz is not null`,
    ),
    targetPath,
    words: ({ event, facts }) => ({ title: words.needsEvidence(event, facts.name), detail: facts.reason }),
    many: words.manyNeeds,
  },
  EVIDENCE_DECIDED: {
    events: ['EVIDENCE_ACCEPTED', 'EVIDENCE_REFUSED', 'EVIDENCE_REVOKED'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: false,
    targetPath,
    words: ({ event, facts }) => ({ title: words.evidence(event, facts.claim, facts.name), detail: facts.reason }),
    many: words.manyEvidences,
  },
  EVIDENCE_ENDS: {
    events: ['EVIDENCE_ENDS_SOON'],
    permission: 'CATALOG_EDIT',
    isOfSellers: true,
    byMail: true,
    // Of whoever answers for the supplier now, until a newer one of the same is accepted: one that waits may be refused.
    asks: asksParties(
      'SupplierEvidence',
      `select case when e.claim_id is null then s.owner_customer_id else e.customer_id end as "partyId"
       from supplier_evidences e join suppliers s on s.id = e.supplier_id
       where e.id = $1 and e.result = 'ACCEPTED' and e.valid_to > $2::timestamptz
         and not exists (select from supplier_evidences n
           where n.supplier_id = e.supplier_id and n.claim_id is not distinct from e.claim_id and n.id <> e.id
             and n.level = e.level and n.claim = e.claim and n.result = 'ACCEPTED' and n.valid_to > e.valid_to)`,
    ),
    targetPath,
    words: ({ facts }) => ({ title: words.ends(facts.days, facts.claim, facts.name) }),
    many: words.manyEnds,
  },
};
