// What an offer costs at a door in a city, line by line: `npx tsx landed-price.ts OFFER_ID CITY`.
import { ask } from './rasteh.ts';

const PLACE = `
  query Place($id: ID!, $city: String!) {
    supplierProducts(ids: [$id]) { nodes { title moq saleUnitText } }
    cities(searchKey: $city, first: 1) { nodes { id name } }
  }`;

const PRICE = `
  query Price($id: ID!, $quantity: Decimal!, $cityId: ID!) {
    landedPrice(id: $id, quantity: $quantity, cityId: $cityId) {
      lines { code amountRial }
      totalRial
      notice { code }
    }
  }`;

type Place = {
  supplierProducts: { nodes: { title: string; moq: string; saleUnitText: string }[] };
  cities: { nodes: { id: string; name: string }[] };
};
type Price = {
  landedPrice: {
    lines: { code: string; amountRial: string | null }[];
    totalRial: string | null;
    notice: { code: string } | null;
  };
};

const [id, cityName] = process.argv.slice(2);
const { supplierProducts, cities } = await ask<Place>(PLACE, { id, city: cityName });
const { title, moq, saleUnitText } = supplierProducts.nodes[0]!;
const city = cities.nodes[0]!;
console.log(`${title}: ${moq} ${saleUnitText}, ${city.name}`);
const { landedPrice } = await ask<Price>(PRICE, { id, quantity: moq, cityId: city.id });
for (const { code, amountRial } of landedPrice.lines) console.log(`${code}: ${amountRial ?? '-'}`);
// Without a price to reckon with, or a way to that city, a notice says why.
const { totalRial, notice } = landedPrice;
console.log(`TOTAL: ${totalRial ?? '-'}${notice ? ` (${notice.code})` : ''}`);
