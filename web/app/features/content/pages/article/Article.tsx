import { withScriptLater } from '../../../../platform/site/withScriptLater.tsx';
import { writtenByServer } from '../../../../platform/site/writtenByServer.tsx';
import { VisitMark } from '../../../activity/index.ts';
import { hasPlayer } from '../../blocks/hasPlayer.ts';
import type { Article_PageFragment as Page } from './Article.generated.ts';
// Of parts whose scripts come later: the server's page needs how they look.
import '../../videos/videos.css';
import '../pages.css';

const ArticleText = writtenByServer<{ page: Page }>(
  async () => (await import('./ArticleText.tsx')).ArticleText,
  'article',
  ({ page }) => hasPlayer(page.body ?? []),
);
const ArticleFoot = writtenByServer(async () => (await import('./ArticleFoot.tsx')).ArticleFoot, 'contents');
// Who reads does not press them yet: they stand below the text.
const ArticleActs = withScriptLater(async () => (await import('./ArticleActs.tsx')).ArticleActs);

/** What a browser waits for that makes the page of a text itself. */
export const articleReady = () => Promise.all([ArticleText.ready(), ArticleFoot.ready(), ArticleActs.ready()]);

interface ArticleProps {
  page: Page;
  /** Whether everybody reads it: only then can it be liked and kept. */
  isPublic: boolean;
}

/** One text, with what can be done with it and what leads on from it. */
export function Article({ page, isPublic }: ArticleProps) {
  return (
    <>
      <article className="flex flex-col gap-6">
        <ArticleText page={page} />
        {isPublic && <ArticleActs page={page} />}
      </article>
      {isPublic && <VisitMark type="CONTENT" id={page.id} />}
      <ArticleFoot page={page} />
    </>
  );
}
