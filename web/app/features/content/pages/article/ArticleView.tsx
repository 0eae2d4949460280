import { Alert } from '../../../../design/Alert.tsx';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { StructuredData } from '../../../../platform/head/StructuredData.tsx';
import { article } from '../../../../platform/head/structuredData.ts';
import { decode } from '../../../../platform/head/title.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { BelowTheFold } from '../../../../platform/site/BelowTheFold.tsx';
import { supplierPath } from '../../../../paths.ts';
import { withScriptLater } from '../../../../platform/site/withScriptLater.tsx';
import type { CommentPlace } from '../../../comments/index.ts';
import { contentTypePath } from '../paths.ts';
import {
  ArticlePreviewDocument,
  type ArticlePreviewQueryVariables,
  ArticleScreenDocument,
  type ArticleScreenQueryVariables,
} from '../screens/ArticleScreen.generated.ts';
import { Article } from './Article.tsx';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { articleMessages as words } from './messages.ts';

// Below what is read first.
const ArticleEnd = withScriptLater(async () => (await import('./ArticleEnd.tsx')).ArticleEnd);

interface ArticleViewProps {
  variables: ArticleScreenQueryVariables;
  /** Which of its comments the address names. */
  place: CommentPlace;
  /** Which version is shown before its time. */
  preview: ArticlePreviewQueryVariables | undefined;
}

/** A text as its address asks for it: as everybody reads it, or before that. */
export const ArticleView = ({ variables, place, preview }: ArticleViewProps) =>
  preview ? <Preview {...preview} /> : <Published variables={variables} place={place} />;

function Published({ variables, place }: Omit<ArticleViewProps, 'preview'>) {
  const answer = useGraph(ArticleScreenDocument, variables).data;
  if (!answer.page) return null; // the loader made sure
  const shown = readFragment<Page>(answer.page);
  return (
    <div className="flex flex-col gap-8">
      <StructuredData things={import.meta.env.SSR && ((origin) => [article(origin, articleFacts(shown))])} />
      <Way page={shown} />
      <Article page={shown} isPublic />
      <BelowTheFold>
        <ArticleEnd answer={answer} place={place} />
      </BelowTheFold>
    </div>
  );
}

function Preview(variables: ArticlePreviewQueryVariables) {
  const { pagePreview } = useGraph(ArticlePreviewDocument, variables).data;
  if (!pagePreview) return null; // the loader made sure
  const shown = readFragment<Page>(pagePreview);
  return (
    <div className="flex flex-col gap-8">
      <Way page={shown} />
      <Alert kind="info">{words.preview}</Alert>
      <Article page={shown} isPublic={false} />
    </div>
  );
}

/** The way to it over its type. The list of a type that is not active is not there. */
function Way({ page: { title, contentType } }: { page: Page }) {
  const types = contentType?.isActive ? (contentType.breadcrumb ?? []) : [];
  return (
    <Trail
      label={words.trail}
      items={[
        { label: words.home, href: '/' },
        ...types.map((type) => ({ label: type.title, href: contentTypePath(type.id) })),
        { label: title },
      ]}
    />
  );
}

/** What search engines are told of it. */
const articleFacts = ({ title, path, pageType, summary, authorName, supplier, ...page }: Page) => ({
  name: title,
  path: decode(path),
  isNews: pageType === 'NEWS',
  description: summary,
  publishedAt: page.publishedFrom,
  updatedAt: page.updatedAt,
  authorName,
  writer: supplier ? { name: supplier.brandName, path: supplierPath(supplier) } : undefined,
  section: page.contentType?.title,
  keywords: page.labels.map((label) => label.title),
  picture: page.cover ?? undefined,
});
