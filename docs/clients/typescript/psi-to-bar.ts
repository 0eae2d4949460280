// Offers of a category from a pressure in psi, their pressures told in bar: `npx tsx psi-to-bar.ts CATEGORY_ID PSI`.
import { ask } from './rasteh.ts';

const PROPERTIES = `
  query Properties($id: ID!) {
    category(id: $id) { properties { id code units { id code } } }
  }`;
const FROM_PSI = `
  query FromPsi($id: ID!, $filter: ProductFilterInput!, $units: [PropertyUnitInput!]!) {
    supplierProducts(categoryId: $id, filter: $filter, first: 100) {
      nodes { title keyProperties(units: $units) { code measure { value } } }
    }
  }`;

type Coded = { id: string; code: string };
type Properties = { category: { properties: (Coded & { units: Coded[] })[] } };
type Offer = {
  title: string;
  /** An exact decimal, as text; null for what is no number with a unit. */
  keyProperties: { code: string; measure: { value: string } | null }[];
};

const [id, value] = process.argv.slice(2);
const { category } = await ask<Properties>(PROPERTIES, { id });
const pressure = category.properties.find(({ code }) => code === 'pressure')!;
// Units have UCUM codes; each property names those that it can be read and typed in.
const unit = new Map(pressure.units.map((each) => [each.code, each.id]));

const { supplierProducts } = await ask<{ supplierProducts: { nodes: Offer[] } }>(FROM_PSI, {
  id,
  filter: { properties: [{ propertyId: pressure.id, value, measurementUnitId: unit.get('[psi]') }] },
  units: [{ propertyId: pressure.id, unitId: unit.get('bar') }],
});
for (const { title, keyProperties } of supplierProducts.nodes) {
  const stated = keyProperties.find(({ code }) => code === 'pressure');
  console.log(`${title}: ${stated?.measure?.value} bar`);
}
