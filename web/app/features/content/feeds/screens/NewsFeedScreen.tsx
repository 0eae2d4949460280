import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { contentTypePath } from '../../pages/paths.ts';
import { feedAnswer } from '../feedAnswer.ts';
import { feedEntries, feedLength } from '../feedEntries.ts';
import { feedMessages as words } from '../messages.ts';
import { NewsFeedDocument } from './NewsFeedScreen.generated.ts';

/** Names this feed wherever it is read. */
const id = '5a3a4f0e-8a8e-4f3c-9d5c-0a3c1f6d3b38';

/** `/feed.atom`: the newest news of the site. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const { pages, types } = await load(args, NewsFeedDocument, { first: feedLength });
  const [type] = types ?? [];
  return feedAnswer(args, {
    id,
    title: words.news,
    subtitle: words.newsText,
    authorName: words.author,
    selfPath: '/feed.atom',
    listPath: type ? contentTypePath(type.id) : '/',
    entries: feedEntries(found(args, pages).nodes),
  });
}
