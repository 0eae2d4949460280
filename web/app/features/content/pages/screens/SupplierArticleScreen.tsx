import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { answerPlainForm, type PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import type { ScreenArgs } from '../../../../platform/graph/load.ts';
import { plainCommentForms } from '../../../comments/index.ts';
import { articleReady } from '../article/Article.tsx';
import { ArticleView } from '../article/ArticleView.tsx';
import { openArticle } from '../article/openArticle.ts';
import { pageHead } from '../article/pageHead.ts';
import { likePlainly, plainLikeName } from '../like/plainLike.ts';

/** A text among those of the supplier that wrote it; one of somebody else leads to its own address. */
const open = (args: ScreenArgs) => {
  const { supplierId = '' } = args.params;
  return openArticle(args, (page) =>
    page.supplier?.id === supplierId ? supplierArticlePath(supplierId, page) : page.path,
  );
};

/** The path as the graph encodes those of texts. */
const supplierArticlePath = (supplierId: string, { id, slug }: { id: string; slug: string }) =>
  `/contents/${id}/supplier/${supplierId}/${encodeURIComponent(slug)}`;

export const loader = open;
export async function clientLoader(args: ScreenArgs) {
  const [opened] = await Promise.all([open(args), articleReady()]);
  return opened;
}

export const action = (args: ScreenArgs) =>
  answerPlainForm<unknown>(args, { [plainLikeName]: likePlainly as PlainAction<unknown>, ...plainCommentForms });

export const meta: MetaFunction<typeof loader> = (args) => pageHead(args, args.loaderData?.head);

export default function SupplierArticleScreen() {
  return <ArticleView {...useLoaderData<typeof loader>()} />;
}
