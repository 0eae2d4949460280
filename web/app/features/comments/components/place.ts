import { queryReader } from '../../../platform/site/queryReader.ts';

/** So many comments stand on one page. */
export const pageSize = 20;

/** Which comments of a thing an address shows. */
export interface CommentPlace {
  page: number | undefined;
  /** The comment that it leads to. */
  around: string | undefined;
  /** The one whose answers are all shown. */
  thread: string | undefined;
}

const id = (text: string) => (/^[0-9a-f-]{36}$/.test(text) ? text : undefined);

/** What `?comments=2`, `?comment=…` and `?thread=…` say; anything else of them is nothing. */
export function readCommentPlace(search: string): CommentPlace {
  const reader = queryReader(search);
  const around = reader.oneOf('comment', id);
  const number = reader.oneOf('comments', (text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined));
  return { page: around ? undefined : (number ?? 1), around, thread: reader.oneOf('thread', id) };
}

/** What a screen asks its thing's comments with. */
export const commentVariables = ({ page, around, thread }: CommentPlace) => ({
  commentPage: page,
  commentAround: around,
  thread: thread ?? '',
  withThread: thread !== undefined,
});

export const commentsHref = (path: string, page: number) => `${path}${page > 1 ? `?comments=${page}` : ''}#comments`;

/** All answers of a comment, on the page on which it stands. */
export const threadHref = (path: string, page: number | undefined, rootId: string) =>
  `${path}?${new URLSearchParams({ ...(page ? { comments: String(page) } : { comment: rootId }), thread: rootId })}#comment-${rootId}`;
