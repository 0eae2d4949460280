import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Code } from '../../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { AdvertisementSlot } from '../../advertisements/index.ts';
import { VisitMark } from '../../activity/index.ts';
import { SaveButton } from '../../favorites/index.ts';
import { SupplierStrip } from '../suppliers/SupplierStrip.tsx';
import {
  categoryContentsPath,
  categorySuppliersPath,
  categoryPath,
  categoryPropertiesPath,
  productListPath,
} from '../../../paths.ts';
import { CategoryShelf } from '../components/CategoryShelf.tsx';
import { CategoryTrail } from '../components/CategoryTrail.tsx';
import { MeasureStart } from '../components/MeasureStart.tsx';
import { Section } from '../../../design/Section.tsx';
import { categoryMessages } from './messages.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { leadingOn } from './leadingOn.ts';
import { CategoryScreenDocument, type CategoryScreenQuery } from './CategoryScreen.generated.ts';

const words = categoryMessages.category;

async function open(args: ScreenArgs) {
  const variables = { id: args.params.categoryId ?? '' };
  const answer = await leadingOn(args, variables.id, load(args, CategoryScreenDocument, variables));
  const category = found(args, answer.category);
  keepAddress(args, categoryPath(category));
  return { variables, title: category.name };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.loaderData?.title ?? '';
  return head(args, { title, description: words.description(title) });
};

export default function CategoryScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { category, supplierProducts, advertisements } = useGraph(CategoryScreenDocument, variables).data;
  if (!category) return null; // `found` has answered 404 before
  const { subcategories, suppliers, itemsCount } = category;
  return (
    <div className="flex flex-col gap-8">
      <CategoryHeader category={category} />
      <VisitMark type="CATEGORY" id={category.id} />
      <AdvertisementSlot shown={advertisements} />
      {itemsCount === 0 && <NothingYet category={category} />}
      {subcategories && subcategories.length > 0 && (
        <Section title={words.below}>
          <CategoryShelf categories={subcategories} />
          <StructuredData
            things={import.meta.env.SSR && ((origin) => [itemList(origin, subcategories.map(categoryPage))])}
          />
        </Section>
      )}
      {itemsCount > 0 && <MeasureStart category={category} facets={supplierProducts?.facets ?? []} />}
      {suppliers && suppliers.nodes.length > 0 && (
        <Section title={words.suppliers}>
          <SupplierStrip suppliers={suppliers.nodes} />
          <LinkButton className="mt-4" href={categorySuppliersPath(category)}>
            {words.allSuppliers}
          </LinkButton>
        </Section>
      )}
    </div>
  );
}

const categoryPage = (category: { id: string; slug: string; name: string }) => ({
  name: category.name,
  path: categoryPath(category),
});

type Category = NonNullable<CategoryScreenQuery['category']>;

function CategoryHeader({ category }: { category: Category }) {
  const count = formatInteger(category.itemsCount);
  return (
    <header className="flex flex-col gap-4">
      <CategoryTrail categories={category.breadcrumb} />
      <div className="flex items-center gap-4">
        <Drawing name={category.icon as DrawingName} size={64} />
        <div className="min-w-0">
          <h1>{category.name}</h1>
          <p className="text-muted">{category.scientificName && <Code tone="plain">{category.scientificName}</Code>}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {category.itemsCount > 0 && (
          <LinkButton href={productListPath(category)} variant="primary">
            {words.toList(count)}
          </LinkButton>
        )}
        <LinkButton href={categoryPropertiesPath(category)}>{words.toProperties}</LinkButton>
        {category.pages && (category.pages.totalCount ?? 0) > 0 && (
          <LinkButton href={categoryContentsPath(category.categoryType, category)}>{words.toContents}</LinkButton>
        )}
        <SaveButton type="CATEGORY" id={category.id} name={category.name} />
      </div>
    </header>
  );
}

function NothingYet({ category }: { category: Category }) {
  const above = category.breadcrumb?.at(-2);
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      action={<LinkButton href={above ? categoryPath(above) : '/'}>{words.up}</LinkButton>}
    />
  );
}
