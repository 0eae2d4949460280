import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { FavoriteList } from '../components/FavoriteList.tsx';
import { pageSize, readList } from '../list.ts';
import { favoriteMessages as words } from '../messages.ts';
import { FavoritesScreenDocument } from './FavoritesScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { ...readList(args), pageSize };
  const { totalCount } = found(args, (await load(args, FavoritesScreenDocument, variables)).viewer?.page);
  keepToPages(args, { ...variables, totalCount });
  return { variables };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** Everything one saved. */
export default function FavoritesScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(FavoritesScreenDocument, variables);
  return <FavoriteList answer={data.viewer} state={variables} />;
}
