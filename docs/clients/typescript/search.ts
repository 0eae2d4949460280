// Suggestions for a text that is being typed, and what it finds: `npx tsx search.ts TEXT`.
import { ask } from './rasteh.ts';

const SEARCH = `
  query Search($key: String!) {
    suggestions(key: $key) { groups { kind items { text detail } } }
    search(key: $key) { productsCount suppliersCount categoriesCount }
    supplierProducts(searchKey: $key, first: 5) { nodes { title lowestPriceRial } }
  }`;

type Found = {
  suggestions: { groups: { kind: string; items: { text: string; detail: string | null }[] }[] };
  search: { productsCount: number; suppliersCount: number; categoriesCount: number };
  /** Money is text, so that no digit is lost; null where the price is asked for. */
  supplierProducts: { nodes: { title: string; lowestPriceRial: string | null }[] };
};

const { suggestions, search, supplierProducts } = await ask<Found>(SEARCH, { key: process.argv[2] });
for (const { kind, items } of suggestions.groups)
  for (const { text, detail } of items) console.log(`${kind}: ${text}${detail ? ` (${detail})` : ''}`);
const { productsCount, suppliersCount, categoriesCount } = search;
console.log(`${productsCount} offers, ${suppliersCount} suppliers, ${categoriesCount} categories`);
for (const { title, lowestPriceRial } of supplierProducts.nodes) console.log(`${title}: ${lowestPriceRial ?? '-'}`);
