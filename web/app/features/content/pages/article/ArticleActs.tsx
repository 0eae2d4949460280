import { ShareButton } from '../../../../platform/share/ShareButton.tsx';
import { SaveButton } from '../../../favorites/index.ts';
import { NoteButton } from '../../../notes/index.ts';
import { LikeButton } from '../like/LikeButton.tsx';
import type { Article_PageFragment as Page } from './Article.generated.ts';
import { articleMessages as words } from './messages.ts';

/** What can be done with a text. */
export function ArticleActs({ page: { id, title, likeCount } }: { page: Page }) {
  return (
    <div role="group" aria-label={words.acts} className="print:hidden flex flex-wrap items-center gap-2">
      <LikeButton id={id} title={title} likeCount={likeCount} />
      <SaveButton type="CONTENT" id={id} name={title} />
      <NoteButton type="CONTENT" id={id} name={title} />
      <ShareButton title={title} />
    </div>
  );
}
