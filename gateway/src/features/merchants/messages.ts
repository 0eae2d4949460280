import type { Refusal } from '../../platform/graph/messages.ts';

export const merchantNotFound: Refusal = {
  status: 404,
  code: 'MERCHANT_NOT_FOUND',
  words: { en: 'There is no such seller.', fa: 'این فروشنده پیدا نشد.' },
};
