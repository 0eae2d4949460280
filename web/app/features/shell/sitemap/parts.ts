import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import {
  baseProductPath,
  categoryPath,
  categoryPropertiesPath,
  productListPath,
  productPath,
} from '../../catalog/index.ts';
import { merchantDelegationsPath } from '../../merchants/index.ts';
import { supplierPath } from '../../suppliers/index.ts';
import { menuQuestion } from '../components/menuQuestion.ts';
import { SitemapBaseProductsDocument } from './SitemapBaseProducts.generated.ts';
import { SitemapCategoriesDocument } from './SitemapCategories.generated.ts';
import { SitemapDelegationsDocument } from './SitemapDelegations.generated.ts';
import { SitemapProductsDocument } from './SitemapProducts.generated.ts';
import { type Listed, newestOf } from './sitemapXml.ts';
import { SitemapSuppliersDocument } from './SitemapSuppliers.generated.ts';

/** Home, which changes with every offer, and every category with its properties and, where something is offered, its list. */
export async function categoryPages(args: ScreenArgs): Promise<Listed[]> {
  const { categoryMenu, supplierProductAddressParts } = await load(args, SitemapCategoriesDocument, menuQuestion[1]);
  const roots = found(args, categoryMenu);
  const branches = roots.flatMap((root) => root.subcategories ?? []);
  const leaves = branches.flatMap((branch) => branch.subcategories ?? []);
  const pages = [...roots, ...branches, ...leaves].flatMap((category) =>
    [categoryPath(category), categoryPropertiesPath(category), productListPath(category)].map((path) => ({
      path,
      lastChangedAt: category.updatedAt,
    })),
  );
  const offers = found(args, supplierProductAddressParts).map((part) => part.lastUpdatedAt);
  return [{ path: '/', lastChangedAt: newestOf([...offers, ...pages.map((page) => page.lastChangedAt)]) }, ...pages];
}

interface Addresses {
  ids: string[];
  slugs: string[];
  updatedAt: string[];
}
interface Kind {
  read: (args: ScreenArgs, partNumber: number) => Promise<Addresses | null | undefined>;
  path: (thing: { id: string; slug: string }) => string;
}

/** What is listed in numbered parts, by the name of the part: `products-1.xml`. */
const kinds: Record<string, Kind> = {
  'base-products': {
    read: async (args, partNumber) =>
      (await load(args, SitemapBaseProductsDocument, { partNumber })).baseProductAddresses,
    path: baseProductPath,
  },
  suppliers: {
    read: async (args, partNumber) => (await load(args, SitemapSuppliersDocument, { partNumber })).supplierAddresses,
    path: supplierPath,
  },
  delegations: {
    read: async (args, partNumber) =>
      (await load(args, SitemapDelegationsDocument, { partNumber })).merchantDelegationAddresses,
    path: merchantDelegationsPath,
  },
  products: {
    read: async (args, partNumber) =>
      (await load(args, SitemapProductsDocument, { partNumber })).supplierProductAddresses,
    path: productPath,
  },
};

/** One numbered part, oldest first. An unknown kind or part is a 404. */
export async function numberedPages(args: ScreenArgs, name: string, partNumber: number): Promise<Listed[]> {
  const kind = found(args, Object.hasOwn(kinds, name) ? kinds[name] : null);
  const { ids, slugs, updatedAt } = found(args, await kind.read(args, partNumber));
  return ids.map((id, index) => ({
    path: kind.path({ id, slug: slugs[index] ?? '' }),
    lastChangedAt: found(args, updatedAt[index]),
  }));
}
