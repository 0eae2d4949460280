import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { CategoryTrail } from '../components/CategoryTrail.tsx';
import { PropertyTable } from '../components/PropertyTable.tsx';
import { Section } from '../../../design/Section.tsx';
import { categoryMessages } from './messages.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { categoryPath, categoryPropertiesPath, productListPath } from '../../../paths.ts';
import { leadingOn } from './leadingOn.ts';
import { CategoryPropertiesScreenDocument } from './CategoryPropertiesScreen.generated.ts';

const words = categoryMessages.properties;

async function open(args: ScreenArgs) {
  const variables = { id: args.params.categoryId ?? '' };
  const answer = await leadingOn(args, variables.id, load(args, CategoryPropertiesScreenDocument, variables));
  const category = found(args, answer.category);
  keepAddress(args, categoryPropertiesPath(category));
  return { variables, name: category.name };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const name = args.loaderData?.name ?? '';
  return head(args, { title: words.title(name), description: words.description(name) });
};

export default function CategoryPropertiesScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { category, enumModel } = useGraph(CategoryPropertiesScreenDocument, variables).data;
  if (!category) return null; // `found` has answered 404 before
  const kinds = new Map((enumModel?.values ?? []).map((each) => [each.value, each.displayFa]));
  const properties = category.properties ?? [];
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <CategoryTrail categories={category.breadcrumb} page={categoryMessages.category.toProperties} />
        <h1>{words.title(category.name)}</h1>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        {category.itemsCount > 0 && (
          <div>
            <LinkButton href={productListPath(category)} variant="primary">
              {words.toList}
            </LinkButton>
          </div>
        )}
      </header>
      {properties.length === 0 && (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={<LinkButton href={categoryPath(category)}>{words.toCategory}</LinkButton>}
        />
      )}
      {category.propertyGroups.map((group) => (
        <Section key={group} title={group}>
          <PropertyTable
            group={group}
            properties={properties.filter((each) => each.groupName === group)}
            kinds={kinds}
          />
        </Section>
      ))}
    </div>
  );
}
