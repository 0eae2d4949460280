import type { App } from '../suppliers/claims/claims.kit.ts';
import { openingAt } from '../sourcing/rfq/opening.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';
import { tradingAt } from '../trade/trading.kit.ts';
import type { Body, Updated } from './updated-thing.ts';

/** How late a line is goes by the day that is wanted, and is written by nobody. */
const withoutLateness = (body: Body): Body => ({
  ...body,
  lines: (body.lines as Body[]).map(({ daysLate: _, ...line }) => line),
});

/** Drafts of requests and offers, for each update of them. */
export async function updatedTrade(app: App): Promise<Record<string, Updated[]>> {
  const things: Record<string, Updated[]> = {};
  const trading = await tradingAt(app);
  const quoting = quotingAt(trading);
  const id = await trading.draft();
  const { requester, seller } = trading.people;
  const { lines, ...order } = trading.order();
  const words = { buyerReference: 'PO-12', description: 'برای خط دو' };
  things.updateDirectOrder = [
    {
      path: `/traderequests/direct-order/${id}`,
      by: requester,
      alsoWhole: { lines },
      whole: { acceptListPrice: false, ...order, ...words },
      written: withoutLateness,
      empty: { acceptListPrice: true },
    },
  ];
  const opening = await openingAt(app, trading);
  const { lines: needed, merchantIds, ...request } = opening.request() as Record<string, unknown>;
  const openId = await opening.draft();
  things.changeOpenRequest = [
    {
      path: `/traderequests/${openId}/open-rfq`,
      by: requester,
      alsoWhole: { lines: needed },
      whole: {
        ...request,
        ...words,
        merchantIds: (merchantIds as string[]).toSorted(),
        showsTarget: true,
        quoteDeadlineAt: '2026-12-09T08:00:00.000Z',
      },
      written: (body) => ({
        ...withoutLateness(body),
        ...((body.participations as Body[]).length > 0 && {
          merchantIds: (body.participations as Body[]).map(({ merchantId }) => merchantId as string).toSorted(),
        }),
      }),
      empty: { showsTarget: false },
    },
  ];
  const offered = await quoting.published(trading.publish, await trading.draft());
  const offer = await quoting.draft(offered, 'seller', { price: 1000 });
  const { lines: priced } = await quoting.content(offered);
  things.updateQuote = [
    {
      path: `/quotes/${offer.body.id}`,
      by: seller,
      alsoWhole: { lines: priced },
      whole: {
        freight: { kind: 'AMOUNT', amountRial: '500000', isTaxed: true },
        otherCosts: [{ title: 'بسته‌بندی', amountRial: '200000', isTaxed: false }],
        paymentTerm: 'ON_DELIVERY',
        deliveryTerm: 'تحویل در انبار',
        tolerancePercent: '5',
        milestones: [],
        validUntil: quoting.day(5),
        note: 'قیمت نقدی',
        internalNote: 'حاشیه کم',
      },
      empty: {
        freight: { isTaxed: false, kind: 'NOT_STATED', vatRial: '0' },
        otherCosts: [],
        milestones: [],
        tolerancePercent: '0',
        paymentTerm: 'ON_DELIVERY',
      },
    },
  ];
  return things;
}
