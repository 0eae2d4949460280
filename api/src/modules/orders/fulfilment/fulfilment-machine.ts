import type { TradeRow } from '../../sourcing/requests/trade-rows.ts';

const isOpen = ['IN_FULFILMENT', 'DELIVERED'] as const;
/** Lines that are not in dispute are delivered and answered all the same. */
const goesOn = [...isOpen, 'DISPUTED'] as const;
/** Who takes a delivery: who may confirm for the company, and who wrote the request. */
const takers = ['TRADE_CONFIRM', 'REQUESTER'] as const;

/** Rows of delivery. Where one action has several, the lines of the request decide which it is (progress.ts). */
export const fulfilmentRows: TradeRow[] = [
  { from: ['IN_FULFILMENT', 'DISPUTED'], action: 'SHIP', by: 'ORDER_FULFIL', event: 'SHIPPED' },
  { from: ['IN_FULFILMENT', 'DISPUTED'], action: 'DELIVER', by: 'ORDER_FULFIL', event: 'DELIVERED' },
  { from: ['IN_FULFILMENT'], action: 'DELIVER', by: 'ORDER_FULFIL', to: 'DELIVERED', event: 'DELIVERED' },
  ...takers.flatMap((by): TradeRow[] => [
    { from: ['IN_FULFILMENT', 'DISPUTED'], action: 'REPORT_ARRIVAL', by, event: 'ARRIVED' },
    { from: ['IN_FULFILMENT'], action: 'REPORT_ARRIVAL', by, to: 'DELIVERED', event: 'ARRIVED' },
    { from: goesOn, action: 'CONFIRM_DELIVERY', by, event: 'ACCEPTED' },
    { from: ['IN_FULFILMENT'], action: 'CONFIRM_DELIVERY', by, to: 'DELIVERED', event: 'ACCEPTED' },
    { from: goesOn, action: 'CONFIRM_DELIVERY', by, event: 'REFUSED' },
    { from: ['DELIVERED'], action: 'CONFIRM_DELIVERY', by, to: 'IN_FULFILMENT', event: 'REFUSED' },
  ]),
  { from: goesOn, action: 'REMIND', by: 'SYS', event: 'ACCEPTANCE_REMINDED' },
  { from: goesOn, action: 'AUTO_ACCEPT', by: 'SYS', event: 'AUTO_ACCEPTED' },
  { from: isOpen, action: 'COMPLETE', by: 'SYS', to: 'COMPLETED', event: 'COMPLETED' },
  { from: ['IN_FULFILMENT'], action: 'TELL_LATE', by: 'SYS', event: 'DELIVERY_LATE' },
];
