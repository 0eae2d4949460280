import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { commentVariables, readCommentPlace } from '../../../comments/index.ts';
import { keepPath } from '../leadTo.ts';
import { loadLike } from '../like/loadLike.ts';
import {
  ArticlePreviewDocument,
  type ArticlePreviewQueryVariables,
  ArticleScreenDocument,
} from '../screens/ArticleScreen.generated.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { headFacts } from './pageHead.ts';

/** Opens a text by its id. Where it has another address, or another one took its place, that is led to (301). */
export async function openArticle(args: ScreenArgs, pathOf = ({ path }: Page) => path) {
  const id = args.params.pageId ?? '';
  const { search, searchParams } = new URL(args.request.url);
  const token = searchParams.get('preview');
  if (token !== null) return openPreview(args, { id, token: token || null });
  const place = readCommentPlace(search);
  const variables = { id, ...commentVariables(place) };
  const [answer] = await Promise.all([load(args, ArticleScreenDocument, variables), loadLike(args, id)]);
  const page = readFragment<Page>(found(args, answer.page));
  keepPath(args, page.movedTo ?? pathOf(page));
  return { variables, place, head: headFacts(page), preview: undefined };
}

/** A version before its time: under any name, for no search engine. */
async function openPreview(args: ScreenArgs, preview: ArticlePreviewQueryVariables & { id: string }) {
  const page = readFragment<Page>(found(args, (await load(args, ArticlePreviewDocument, preview)).pagePreview));
  const head = headFacts(page, { isPreview: true });
  const place = readCommentPlace('');
  return { variables: { id: preview.id, ...commentVariables(place) }, place, head, preview };
}
