import { expect } from 'vitest';
import { heard } from './notices.kit.ts';
import { type OrderParts, orderingAt } from './notices-of-orders.ts';

type Quote = { id: string; version: number };

/** Offers back and forth up to an order that comes late, and one that nobody pays: after each step who has been told. */
export async function offersAreTold(parts: OrderParts): Promise<void> {
  const { app, send, told, later } = parts;
  const ordering = await orderingAt(parts);
  const { act, begin, publish } = ordering;
  const day = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const offer = async (by: string, price: string) => {
    const lines = (await ordering.linesOf()).map(({ lineId }) => ({ lineId, unitPriceRial: price }));
    const content = { lines, validUntil: day(5), freight: { kind: 'INCLUDED' } };
    const made = await send<Quote>(by, 'POST', `/traderequests/${ordering.id()}/quotes`, content);
    return send<Quote>(by, 'POST', `/quotes/${made.id}/send`, { version: made.version });
  };
  let last: Quote;

  await told(async () => {
    await begin({ neededBy: day(20) });
    await publish();
  });
  expect(await told(() => offer('seller.quoter', '1000'))).toEqual(heard('QUOTE_RECEIVED', ['maker']));
  expect(await told(() => offer('maker.owner', '900'))).toEqual(heard('COUNTER_RECEIVED', ['seller']));
  const again = async () => {
    last = await offer('seller.quoter', '950');
  };
  expect(await told(again)).toEqual(heard('QUOTE_RECEIVED', ['maker']));
  // A day before the offer ends.
  expect(await told(() => later(4.8))).toMatchObject(heard('OFFER_ENDS', ['maker']));
  const accept = () => send('maker.owner', 'POST', `/quotes/${last.id}/accept`, { version: last.version });
  expect(await told(accept)).toEqual(heard('REQUEST_AGREED', ['seller']));
  expect(await told(() => later(17))).toMatchObject(heard('DELIVERY_LATE', ['maker', 'seller']));
  const came = await ordering.deliver();
  const take = () => act('maker.confirmer', 'confirm-delivery', came);
  expect(await told(take)).toMatchObject(heard('DELIVERY_ANSWERED', ['seller']));

  await begin({ paymentTerm: 'PREPAID', neededBy: day(60) });
  await publish();
  await act('seller.quoter', 'acknowledge-list-price');
  expect(await told(() => later(7.1))).toMatchObject(heard('PAYMENT_AWAITED', ['maker', 'seller']));
  await told(() => act('maker.confirmer', 'cancellation', { reason: 'پروژه متوقف شد.' }));
  const agree = () => act('seller.quoter', 'cancellation/answer', { answer: 'AGREE' });
  expect(await told(agree)).toMatchObject(heard('CONSENT_ANSWERED', ['maker']));
}
