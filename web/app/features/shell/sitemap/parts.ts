import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { loadRest } from '../../../platform/graph/server/serverRest.ts';
import {
  baseProductPath,
  categoryPath,
  categoryPropertiesPath,
  productListPath,
  productPath,
  merchantDelegationsPath,
  supplierPath,
} from '../../../paths.ts';
import { menuRoots } from '../components/frameQuestion.ts';
import { articlePath } from '../../content/index.ts';
import { SitemapCategoriesDocument } from './SitemapCategories.generated.ts';
import { type Listed, newestOf } from './sitemapXml.ts';

/** Home, which changes with every offer, and every category with its properties and, where something is offered, its list. */
export async function categoryPages(args: ScreenArgs): Promise<Listed[]> {
  const [{ categoryMenu }, offerParts] = await Promise.all([
    load(args, SitemapCategoriesDocument, menuRoots),
    partsOf(args, 'products'),
  ]);
  const roots = found(args, categoryMenu);
  const branches = roots.flatMap((root) => root.subcategories ?? []);
  const leaves = branches.flatMap((branch) => branch.subcategories ?? []);
  const pages = [...roots, ...branches, ...leaves].flatMap((category) =>
    [categoryPath(category), categoryPropertiesPath(category), productListPath(category)].map((path) => ({
      path,
      lastChangedAt: category.updatedAt,
    })),
  );
  const offers = offerParts.map((part) => part.lastUpdatedAt);
  return [{ path: '/', lastChangedAt: newestOf([...offers, ...pages.map((page) => page.lastChangedAt)]) }, ...pages];
}

interface Addresses {
  ids: string[];
  slugs: string[];
  updatedAt: string[];
}
interface AddressPart {
  partNumber: number;
  lastUpdatedAt: string;
}

/** What is listed in numbered parts, by the name of the part (`products-1.xml`): where the api lists it, and its page. */
const kinds = {
  'base-products': { things: 'baseproducts', path: baseProductPath },
  suppliers: { things: 'suppliers', path: supplierPath },
  delegations: { things: 'merchantdelegations', path: merchantDelegationsPath },
  products: { things: 'supplierproducts', path: productPath },
  articles: { things: 'pages', path: articlePath },
};
export const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** The parts of one kind, oldest first, with the newest change in each. */
export const partsOf = (args: ScreenArgs, name: keyof typeof kinds): Promise<AddressPart[]> =>
  loadRest(args, `/api/v1/${kinds[name].things}/address-parts`);

/** One numbered part, oldest first. An unknown kind or part is a 404. */
export async function numberedPages(args: ScreenArgs, name: string, partNumber: number): Promise<Listed[]> {
  const { things, path } = found(args, kindNames.includes(name as never) ? kinds[name as keyof typeof kinds] : null);
  const address = `/api/v1/${things}/addresses?partNumber=${partNumber}`;
  const { ids, slugs, updatedAt } = await loadRest<Addresses>(args, address);
  return ids.map((id, index) => ({
    path: path({ id, slug: slugs[index] ?? '' }),
    lastChangedAt: found(args, updatedAt[index]),
  }));
}
