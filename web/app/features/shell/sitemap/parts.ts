import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { categoryPath, categoryPropertiesPath, productListPath, productPath } from '../../catalog/index.ts';
import { merchantDelegationsPath } from '../../merchants/index.ts';
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

/** The page of every supplier, and of its delegations where it has any. */
export async function supplierPages(args: ScreenArgs): Promise<Listed[]> {
  const pages: Listed[] = [];
  let seen = 0;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const answer = await load(args, SitemapSuppliersDocument, { pageNumber, pageSize });
    const { items, totalCount } = found(args, answer.suppliers);
    for (const supplier of items) {
      pages.push({ path: supplierPath(supplier) });
      if (supplier.delegations?.length) pages.push({ path: merchantDelegationsPath(supplier) });
    }
    seen += items.length;
    if (seen >= totalCount || items.length === 0) return pages;
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
