import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { kindIn, olderWords, titleWith } from '../../things/index.ts';
import { FavoriteList } from '../components/FavoriteList.tsx';
import { favoriteTypes, pageSize, readList } from '../list.ts';
import { favoriteMessages as words } from '../messages.ts';
import { FavoritesOfTypeScreenDocument } from './FavoritesOfTypeScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { type: kindIn(args, favoriteTypes, olderWords), ...readList(args), pageSize };
  const { totalCount } = found(args, (await load(args, FavoritesOfTypeScreenDocument, variables)).viewer?.page);
  keepToPages(args, { ...variables, totalCount });
  return { variables };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = titleWith(words.title, args.loaderData?.variables.type);
  return head(args, { title, description: words.description });
};

/** What one saved of one kind. */
export default function FavoritesOfTypeScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(FavoritesOfTypeScreenDocument, variables);
  return <FavoriteList answer={data.viewer} state={variables} type={variables.type} />;
}
