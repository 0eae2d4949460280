import { expect, it } from 'vitest';
import { product, type ProductFacts } from './structuredData.ts';

const facts: ProductFacts = {
  name: 'شیر توپی',
  path: '/products/1/x',
  description: 'شیر توپی دو اینچ',
  sku: 'BV-2',
  offer: { pricesRial: ['1000'], stockState: 'IN_STOCK' },
};

it('a product tells its stars where enough people rated it, and nothing else', () => {
  expect(product('https://rasteh.example', { ...facts, rating: '4.3', ratingCount: 7 })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: 7, bestRating: 5 },
  });
  expect(product('https://rasteh.example', facts)).not.toHaveProperty('aggregateRating');
});
