import { Type } from 'typebox';
import { because, defineEvents, reason } from '../../platform/domain-events/define-events.ts';

/** What happens to base products. */
export const productEvents = defineEvents(
  { aggregate: 'BaseProduct', table: 'base_products' },
  {
    BASE_PRODUCT_PROPOSED: 'A company proposed it, or changed what was rejected.',
    BASE_PRODUCT_PUBLISHED: because('Staff published it.'),
    BASE_PRODUCT_CHANGED: because('Staff changed what is published.'),
    BASE_PRODUCT_REJECTED: because('Staff rejected it.'),
    BASE_PRODUCT_MERGED: {
      about: 'Staff merged it into `intoId`; `counts` is what followed it.',
      payload: { reason, intoId: Type.String(), counts: Type.Unknown() },
    },
    BASE_PRODUCT_WITHDRAWN: { about: 'Its company withdrew it, or was closed.', payload: { name: Type.String() } },
  },
);
