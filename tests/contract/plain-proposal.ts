import { type Product, statedAs } from '../api/products/products.kit.ts';
import type { People } from '../api/ownership/kinds.ts';
import { type Fields, formIn } from '../kit/plain-forms.ts';

// How a product is proposed without script: its category is looked for, then its sheet is brought, filled and sent.
type Pairs = [string, string][];
type Form = NonNullable<ReturnType<typeof formIn>>;

interface Proposal {
  people: People;
  /** What is proposed is like it. */
  product: Product;
  /** Of what the form is, and which one. */
  id: string;
  name: string;
  send(fields: Fields | Pairs): Promise<Response>;
}

/** What a form sends to state what a product states. */
export const statedPairs = (product: Product): Pairs =>
  statedAs(product).flatMap(({ propertyId, ...said }): Pairs => [
    [propertyId, said.value ?? said.text ?? (said.booleanValue ? 'yes' : '')],
    ...(said.maxValue ? [[`${propertyId}.maxValue`, said.maxValue] as [string, string]] : []),
    ...(said.unitId ? [[`${propertyId}.unitId`, said.unitId] as [string, string]] : []),
    ...(said.enumValueIds ?? []).map((each): [string, string] => [propertyId, each]),
  ]);

/** A sheet that states what a product states. @param more what it states instead */
export function filledAs(product: Product, fields: Fields, more: Pairs = []): Pairs {
  const stated = statedPairs(product);
  const names = new Set([...stated, ...more].map(([each]) => each));
  const said = stated.filter(([each, value]) => value !== '' && !more.some(([other]) => other === each));
  return [...Object.entries(fields).filter(([each]) => !names.has(each)), ...said, ...more];
}

/** Looks for the category of the product by its name. @returns what the form sends with it */
export async function inCategory({ people, product, id, name, send }: Proposal, begun: Form): Promise<Fields> {
  const { body: category } = await people.read(`/categories/${product.categoryId}`);
  const look = { ...begun.fields, act: 'LOOK', categoryKey: String(category.name) };
  const found = formIn(await (await send(look)).text(), id, name)!;
  if (!found.html.includes(`value="${product.categoryId}"`)) throw new Error(`no category in ${found.html}`);
  return { ...found.fields, categoryId: product.categoryId };
}

/** Brings the sheet of the chosen category. */
export async function sheetOf({ id, name, send }: Proposal, chosen: Fields): Promise<Form> {
  const answer = await send({ ...chosen, act: 'LOOK' });
  return formIn(await answer.text(), id, name)!;
}
