import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of orders. */
export const area: OwnArea = {
  menu: [
    { place: 23, name: 'Basket', href: '/basket', label: 'سبد نیاز', counts: 'basket' },
    {
      place: 24,
      name: 'DirectOrder',
      href: '/profile/directorder',
      under: ['/profile/directorder', '/profile/directorderinfo', '/profile/directOrderReport'],
      label: 'سفارش‌ها و استعلام‌ها',
      counts: 'orders',
    },
  ],
  kept: {
    tradeApprovals: 'پاسخ‌های شما به درخواست‌های موافقت همکاران.',
    tradeBasket: 'ردیف‌های سبد نیاز شما.',
    tradeRequests: 'سفارش‌ها و استعلام‌هایی که نوشته‌اید، با ردیف‌ها و آنچه بر آن‌ها گذشته است.',
  },
  liveQueries: {
    TradeRequest: ['viewer.tradeRequests', 'viewer.tradeRequest', 'viewer.tradeRequestsSummary'],
    // Its seller has read it.
    TradeParticipation: ['viewer.tradeRequest'],
  },
};
