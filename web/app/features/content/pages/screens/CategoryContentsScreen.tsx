import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { categoryContentsPath, categoryPath } from '../../../../paths.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { keepAddress } from '../../../../platform/site/keepAddress.ts';
import { keepToPages } from '../../../../platform/site/keepToPages.ts';
import { categoryTypeOf, CategoryTrail, leadingOn } from '../../../catalog/index.ts';
import { ContentFrameDocument } from '../list/ContentFrame.generated.ts';
import { loadContentFrame } from '../list/contentFrame.ts';
import { pageListHead } from '../list/pageListHead.ts';
import { PageResults } from '../list/PageResults.tsx';
import { pageSize } from '../list/pageListAddress.ts';
import { readPageListAddress } from '../list/readPageListAddress.ts';
import { contentMessages } from '../messages.ts';
import { CategoryContentsScreenDocument } from './CategoryContentsScreen.generated.ts';

const words = contentMessages.category;

async function open(args: ScreenArgs) {
  categoryTypeOf(args);
  const id = args.params.categoryId ?? '';
  const frame = await loadContentFrame(args);
  const { state, asked } = readPageListAddress(args, frame.sorts?.values ?? []);
  const variables = { id, ...asked };
  const answer = await leadingOn(args, id, load(args, CategoryContentsScreenDocument, variables));
  const category = found(args, answer.category);
  keepAddress(args, categoryContentsPath(category.categoryType, category));
  const { totalCount } = found(args, category.pages);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return {
    variables,
    state,
    title: words.title(category.name),
    description: words.description(category.name),
    pageNumber: state.pageNumber,
    noindex: totalCount === 0,
  };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageListHead(args, args.loaderData);

export default function CategoryContentsScreen() {
  const { variables, state, title } = useLoaderData<typeof loader>();
  const frame = useGraph(ContentFrameDocument, {}).data;
  const { category } = useGraph(CategoryContentsScreenDocument, variables).data;
  if (!category?.pages) return null; // the loader made sure
  const action = <LinkButton href={categoryPath(category)}>{words.toCategory(category.name)}</LinkButton>;
  return (
    <div className="flex flex-col gap-4">
      <CategoryTrail categories={category.breadcrumb} page={words.page} />
      <h1>{title}</h1>
      <PageResults
        pages={category.pages}
        state={state}
        sorts={frame.sorts?.values ?? []}
        empty={{ title: words.empty, text: words.emptyText, action }}
      />
    </div>
  );
}
