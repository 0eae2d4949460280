import { data, type HeadersFunction, type MetaFunction, useLoaderData } from 'react-router-dom';
import { answerPlainForm, type PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { plainCommentForms } from '../../../comments/index.ts';
import { articleReady } from '../article/Article.tsx';
import { ArticleView } from '../article/ArticleView.tsx';
import { openArticle } from '../article/openArticle.ts';
import { pageHead } from '../article/pageHead.ts';
import { likePlainly, plainLikeName } from '../like/plainLike.ts';

/** A text by its id; with `?preview=` a version that is not published yet, which nobody may keep. */
async function open(args: ScreenArgs) {
  const opened = await openArticle(args);
  return data(opened, opened.preview && { headers: { 'cache-control': 'no-store' } });
}

export const loader = open;
export async function clientLoader(args: ScreenArgs) {
  const [opened] = await Promise.all([open(args), articleReady()]);
  return opened;
}

export const action = (args: ScreenArgs) =>
  answerPlainForm<unknown>(args, { [plainLikeName]: likePlainly as PlainAction<unknown>, ...plainCommentForms });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageHead(args, args.loaderData?.head);

export default function ArticleScreen() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
