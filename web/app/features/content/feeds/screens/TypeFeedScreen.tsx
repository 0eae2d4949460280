import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { contentTypePath } from '../../pages/paths.ts';
import { feedAnswer } from '../feedAnswer.ts';
import { feedEntries, feedLength } from '../feedEntries.ts';
import { feedMessages as words } from '../messages.ts';
import { TypeFeedDocument } from './TypeFeedScreen.generated.ts';

/** `/feed/{contentTypeId}.atom`: the newest texts of a type and of those below it. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const [, contentTypeId = ''] = found(args, /^([\da-f-]{36})\.atom$/.exec(args.params.file ?? ''));
  const { pages } = await load(args, TypeFeedDocument, { contentTypeId, first: feedLength });
  const { nodes, contentType } = found(args, pages);
  const { id, title } = found(args, contentType);
  return feedAnswer(args, {
    id,
    title: words.ofType(title),
    subtitle: words.ofTypeText(title),
    authorName: words.author,
    selfPath: `/feed/${id}.atom`,
    listPath: contentTypePath(id),
    entries: feedEntries(nodes),
  });
}
