import type { NoticeType, NoticeTypes } from '../../platform/notices/notice-type.ts';
import { noticeWords as words } from './messages.ts';

const targetPath: NoticeType['targetPath'] = ({ objectId }) => `/profile/directorderinfo/${objectId}`;

/** What both sides of a request are told of. */
export const tradeNotices: NoticeTypes = {
  REQUEST_TO_CONFIRM: {
    events: ['CONFIRMATION_REQUESTED', 'CONFIRMATION_REMINDED'],
    permission: 'TRADE_CONFIRM',
    byMail: true,
    targetPath,
    words: ({ facts }) => ({ title: words.toConfirm(facts.number) }),
    many: words.manyToConfirm,
  },
  REQUEST_RETURNED: {
    events: ['RETURNED'],
    permission: 'TRADE_CREATE',
    byMail: false,
    targetPath,
    words: ({ facts }) => ({ title: words.returned(facts.number) }),
    many: words.manyReturned,
  },
  REQUEST_RECEIVED: {
    events: ['PUBLISHED'],
    permission: 'QUOTE',
    byMail: true,
    targetPath,
    words: ({ facts }) => ({ title: words.received(facts.name, facts.number) }),
    many: words.manyReceived,
  },
  INFO_ASKED: {
    events: ['INFO_REQUESTED', 'INFO_REMINDED'],
    permission: 'TRADE_CREATE',
    byMail: true,
    targetPath,
    words: ({ facts }) => ({ title: words.asked(facts.name, facts.number) }),
    many: words.manyAsked,
  },
  INFO_GIVEN: {
    events: ['INFO_PROVIDED'],
    permission: 'QUOTE',
    byMail: false,
    targetPath,
    words: ({ facts }) => ({ title: words.answered(facts.number) }),
    many: words.manyAnswered,
  },
  QUOTE_RECEIVED: {
    events: ['QUOTE_SENT', 'QUOTE_EXTENDED', 'QUOTE_WITHDRAWN'],
    permission: ['TRADE_CREATE', 'QUOTE'],
    byMail: true,
    targetPath,
    words: ({ event, facts }) => ({ title: words.quoted(event, facts.name, facts.number) }),
    many: words.manyQuoted,
  },
  COUNTER_RECEIVED: {
    events: ['COUNTER_SENT'],
    permission: 'QUOTE',
    byMail: true,
    targetPath,
    words: ({ facts }) => ({ title: words.countered(facts.name, facts.number) }),
    many: words.manyQuoted,
  },
  OFFER_ENDS: {
    events: ['OFFER_ENDS', 'QUOTE_EXPIRED'],
    permission: ['TRADE_CREATE', 'QUOTE'],
    byMail: true,
    targetPath,
    words: ({ event, facts }) => ({ title: words.offerEnds(event, facts.number) }),
    many: words.manyOffersEnd,
  },
  REQUEST_AGREED: {
    events: ['LIST_PRICE_ACCEPTED', 'QUOTE_ACCEPTED'],
    permission: ['TRADE_CREATE', 'QUOTE'],
    byMail: false,
    targetPath,
    words: ({ facts }) => ({ title: words.agreed(facts.name, facts.number) }),
    many: words.manyAgreed,
  },
  REQUEST_ENDED: {
    events: ['DECLINED', 'CANCELLED', 'EXPIRED', 'CONFIRMATION_LAPSED'],
    permission: ['TRADE_CREATE', 'QUOTE'],
    byMail: false,
    targetPath,
    words: ({ event, facts }) => ({ title: words.ended(event, facts.number) }),
    many: words.manyEnded,
  },
};
