import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { categoryPath, categoryPropertiesPath, productListPath, productPath } from '../../catalog/index.ts';
import { supplierPath } from '../../suppliers/index.ts';
import { menuQuestion } from '../components/menuQuestion.ts';
import { SitemapProductsDocument } from './SitemapProducts.generated.ts';
import { SitemapSuppliersDocument } from './SitemapSuppliers.generated.ts';
import type { Listed } from './sitemapXml.ts';

const pageSize = 100;

/** Home and every category with its properties and, where something is offered, its list. */
export async function categoryPages(args: ScreenArgs): Promise<Listed[]> {
  const { categoryMenu } = await load(args, ...menuQuestion, { shared: true });
  const roots = found(args, categoryMenu);
  const branches = roots.flatMap((root) => root.subcategories ?? []);
  const leaves = branches.flatMap((branch) => branch.subcategories ?? []);
  const paths = [...roots, ...branches, ...leaves].flatMap((category) => [
    categoryPath(category),
    categoryPropertiesPath(category),
    productListPath(category),
  ]);
  return ['/', ...paths].map((path) => ({ path }));
}

/** The page of every supplier. */
export async function supplierPages(args: ScreenArgs): Promise<Listed[]> {
  const pages: Listed[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const answer = await load(args, SitemapSuppliersDocument, { pageNumber, pageSize });
    const { items, totalCount } = found(args, answer.suppliers);
    pages.push(...items.map(({ id, slug }) => ({ path: supplierPath({ id, slug }) })));
    if (pages.length >= totalCount || items.length === 0) return pages;
  }
}

/** One part of the offers, oldest first. An unknown part is a 404. */
export async function productPages(args: ScreenArgs, partNumber: number): Promise<Listed[]> {
  const answer = await load(args, SitemapProductsDocument, { partNumber });
  const { ids, slugs, publishedAt } = found(args, answer.supplierProductAddresses);
  return ids.map((id, index) => ({
    path: productPath({ id, slug: slugs[index] ?? '' }),
    lastChangedAt: publishedAt[index],
  }));
}
