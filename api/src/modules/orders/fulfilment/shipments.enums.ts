import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const ShipmentStatus = namedEnum('ShipmentStatus', 'Where a shipment stands.', {
  ON_THE_WAY: { en: 'Is sent and not handed over.', fa: 'در راه', tone: 'info' },
  DELIVERED: { en: 'Is handed over; the buyer is to answer.', fa: 'تحویل‌شده', tone: 'warning' },
  ANSWERED: { en: 'The buyer accepted or refused all of it.', fa: 'بررسی‌شده', tone: 'success' },
  CANCELLED: { en: 'Cancelled: no longer in force.', fa: 'لغوشده', tone: 'error' },
});
export type ShipmentStatus = Static<typeof ShipmentStatus>;
