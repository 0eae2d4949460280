import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Card } from '../../../design/Card.tsx';
import { Chip } from '../../../design/Chip.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { StructuredData } from '../../../platform/head/StructuredData.tsx';
import { itemList } from '../../../platform/head/structuredData.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { SupplierStrip } from '../suppliers/SupplierStrip.tsx';
import { suppliersPath, categoryPath, productListPath } from '../../../paths.ts';
import { categoryTypeOf } from '../categoryType.ts';
import { CategoryTrail } from '../components/CategoryTrail.tsx';
import { categoryMessages } from './messages.ts';
import { CategoryTypeScreenDocument, type CategoryTypeScreenQuery } from './CategoryTypeScreen.generated.ts';

const words = categoryMessages.root;

async function open(args: ScreenArgs) {
  const variables = { categoryType: categoryTypeOf(args) };
  const [root] = found(args, (await load(args, CategoryTypeScreenDocument, variables)).categoryMenu);
  const { name, itemsCount } = found(args, root);
  return { variables, code: args.params.categoryType ?? '', name, itemsCount };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { name = '', itemsCount = 0 } = args.loaderData ?? {};
  return head(args, { title: words.title(name), description: words.description(name, formatInteger(itemsCount)) });
};

export default function CategoryTypeScreen() {
  const { variables, code } = useLoaderData<typeof loader>();
  const root = useGraph(CategoryTypeScreenDocument, variables).data.categoryMenu?.[0];
  if (!root) return null; // `found` has answered 404 before
  const branches = root.subcategories ?? [];
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <CategoryTrail categories={[root]} page={words.page} />
        <StructuredData
          things={
            import.meta.env.SSR &&
            ((origin) => [
              itemList(
                origin,
                branches.map((branch) => ({ name: branch.name, path: categoryPath(branch) })),
              ),
            ])
          }
        />
        <h1>{words.title(root.name)}</h1>
        <p className="max-w-[68ch] text-muted">{words.lead(formatInteger(root.itemsCount))}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={productListPath(root)} variant="primary">
            {words.toList}
          </LinkButton>
          <LinkButton href={suppliersPath(code)}>{words.toSuppliers}</LinkButton>
        </div>
      </header>
      <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </ul>
      {root.suppliers && root.suppliers.nodes.length > 0 && (
        <Section title={words.suppliers}>
          <SupplierStrip suppliers={root.suppliers.nodes} />
        </Section>
      )}
    </div>
  );
}

type Root = NonNullable<CategoryTypeScreenQuery['categoryMenu']>[number];
type Branch = NonNullable<Root['subcategories']>[number];

/** One branch of the root with all that is directly below it. */
function BranchCard({ branch }: { branch: Branch }) {
  return (
    <Card as="li" className="h-full">
      <div className="flex items-center gap-3">
        <Drawing name={branch.icon as DrawingName} size={40} />
        <h2 className="min-w-0 text-[1.125rem] leading-8">
          <a href={categoryPath(branch)} className="inline-flex min-h-11 items-center hover:text-primary">
            {branch.name}
          </a>
        </h2>
        <span className="ms-auto text-[0.8125rem] text-subtle">{formatInteger(branch.itemsCount)}</span>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {(branch.subcategories ?? []).map((leaf) => (
          <li key={leaf.id}>
            <Chip href={categoryPath(leaf)}>
              {leaf.name} <span className="text-subtle">{formatInteger(leaf.itemsCount)}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
