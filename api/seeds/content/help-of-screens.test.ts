import { expect, it } from 'vitest';
import { helpKeys } from '../../src/modules/content/help/help-keys.generated.ts';
import { helpRows } from './guidance-rows.ts';

/**
 * Screens for which no help is written, by the keys that are printed of the web's routes. A new screen gets help, or a line here:
 * that is decided, and not forgotten.
 */
const WITHOUT_HELP = [
  'admin',
  'article',
  'base-product',
  'category',
  'category-contents',
  'category-properties',
  'category-suppliers',
  'category-type',
  'content-type',
  'dispute',
  'faq',
  'favorites-of-type',
  'help',
  'help-index',
  'how-it-works',
  'label',
  'last-visits',
  'merchant',
  'merchant-delegations',
  'notifications',
  'open-request',
  'open-requests',
  'order-edit',
  'own-comments',
  'own-page',
  'page-writing',
  'personal-info',
  'product-preview',
  'product-search',
  'site-page',
  'supplier-article',
  'supplier-contents',
  'supplier-preview',
  'supplier-product-list',
  'supplier-products',
  'supplier-search',
  'suppliers',
  'trade-report',
  'video',
  'videos',
];

it('every screen has help, or stands among those without', () => {
  const helped = new Set(helpRows(new Date()).map((row) => row.front_unique_id));
  expect(helped.size).toBeGreaterThanOrEqual(12);
  // A section without help of its own shows that of its screen.
  const without = helpKeys
    .map(({ key }) => key)
    .filter((key) => !helped.has(key) && !helped.has(key.replace(/\..*/, '')));
  expect(without.sort()).toEqual(WITHOUT_HELP);
});
