import { AdvertisementSlot } from '../../../advertisements/index.ts';
import { type CommentPlace, Comments } from '../../../comments/index.ts';
import { ArticleScreenDocument, type ArticleScreenQuery } from '../screens/ArticleScreen.generated.ts';

interface ArticleEndProps {
  answer: ArticleScreenQuery;
  /** Which of its comments the address names. */
  place: CommentPlace;
}

/** What stands below a text that everybody reads: an advertisement, and what readers say. */
export function ArticleEnd({ answer: { page, advertisements }, place }: ArticleEndProps) {
  return (
    <>
      <AdvertisementSlot shown={advertisements} />
      {page && (
        <Comments
          type="PAGE"
          id={page.id}
          list={page.comments}
          rating={page.ratingSummary}
          thread={page.thread}
          place={place}
          outdates={[ArticleScreenDocument]}
        />
      )}
    </>
  );
}
