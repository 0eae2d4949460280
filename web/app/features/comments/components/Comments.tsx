import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { Outdated } from '../../../platform/graph/write.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { loginHref } from '../../../platform/session/redirectPath.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { onDemand } from '../../../platform/site/onDemand.tsx';
import { commentMessages as words } from '../messages.ts';
import { formKey, PlainLost } from '../plain/PlainLost.tsx';
import { plainCommentName, plainReportName } from '../plain/names.ts';
import { PlainComment } from '../plain/PlainComment.tsx';
import { PlainReactions } from '../plain/PlainReactions.tsx';
import type { CommentObject, CommentTarget } from '../writing/target.ts';
import { CommentItem } from './CommentItem.tsx';
import type {
  Comments_AnswersFragment as Answers,
  Comments_ItemFragment as Comment,
  Comments_ListFragment as List,
  Comments_RatingFragment as Rating,
} from './Comments.generated.ts';
import { commentsHref, type CommentPlace, pageSize, threadHref } from './place.ts';
import { RatingBox } from './RatingBox.tsx';

// Most visits only read.
const Writing = onDemand(() => import('../writing/Writing.tsx').then((it) => it.Writing));
const Reactions = onDemand(() => import('../writing/Reactions.tsx').then((it) => it.Reactions));

export interface CommentsProps {
  type: CommentObject;
  id: string;
  list: Masked<List> | null | undefined;
  rating: Masked<Rating> | null | undefined;
  /** All answers of the comment that the address names. */
  thread: Masked<Answers> | null | undefined;
  place: CommentPlace;
  /** The documents that show them, which a new one makes untrue. */
  outdates: Outdated;
}

/** What readers say of a thing: to read for everybody, to write for who is logged in. */
export function Comments(props: CommentsProps) {
  const { type, id, list: masked, rating, place, outdates } = props;
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  // It failed, and the rest of the page is there.
  if (!masked) return null;
  const list = readFragment<List>(masked);
  const { nodes, totalCount, isOpen, isOwnObject, canRate } = list;
  const target = { type, id, outdates, canRate };
  return (
    <div className="max-w-[56rem]">
      <Section title={words.title} id="comments">
        {rating && <RatingBox rating={readFragment<Rating>(rating)} />}
        {!isOpen && <p className="text-muted">{words.closed}</p>}
        {isOwnObject && <p className="text-muted">{words.ownObject}</p>}
        {isOpen && !viewer && (
          <LinkButton href={loginHref(`${pathname}${search}#comments`)} rel="nofollow">
            {words.loginToWrite}
          </LinkButton>
        )}
        {viewer && <PlainLost shown={import.meta.env.SSR ? formsOf(props, list) : new Set()} />}
        {isOpen && viewer && !isOwnObject && (
          <>
            <Writing target={target} />
            <PlainComment target={target} />
          </>
        )}
        {nodes.length === 0 && <p className="mt-3 text-muted">{words.none}</p>}
        <ol aria-label={words.list} className="mt-3">
          {nodes.map((root) => (
            <Root
              key={root.id}
              {...props}
              root={root}
              isOpen={isOpen}
              isIn={viewer !== undefined}
              isOfCompany={isOwnObject}
            />
          ))}
        </ol>
        <Pages place={place} totalCount={totalCount} path={pathname} />
      </Section>
    </div>
  );
}

/** Which forms without script stand here: answers are taken below what is open and published. */
function formsOf({ id, thread, place }: CommentsProps, { nodes, isOpen, isOwnObject }: List): Set<string> {
  const forms = new Set(isOpen && !isOwnObject ? [formKey(plainCommentName, id)] : []);
  for (const masked of nodes) {
    const root = readFragment<Comment>(masked);
    const rest = thread && place.thread === root.id ? readFragment<Answers>(thread).nodes : masked.answers;
    for (const each of [root, ...readFragment<Comment>(rest)]) {
      if (each.isRemoved || each.isPending) continue;
      if (!each.isOwn) forms.add(formKey(plainReportName, each.id));
      if (isOpen && !root.isRemoved && !root.isPending) forms.add(formKey(plainCommentName, each.id));
    }
  }
  return forms;
}

interface RootProps extends CommentsProps {
  root: List['nodes'][number];
  isOpen: boolean;
  isIn: boolean;
  isOfCompany: boolean;
}

function Root({ root: masked, isOpen, isIn, isOfCompany, thread, place, ...of }: RootProps) {
  const { pathname } = useLocation();
  const root = readFragment<Comment>(masked);
  const all = thread && place.thread === root.id ? thread : undefined;
  const answers = all ? readFragment<Answers>(all).nodes : masked.answers;
  const rest = root.answerCount - answers.length;
  const target = { type: of.type, id: of.id, outdates: of.outdates, canRate: false };
  const doing = (comment: Comment) =>
    comment.isRemoved || comment.isPending ? null : (
      <Doing
        comment={comment}
        target={target}
        isOpen={isOpen && !root.isRemoved && !root.isPending}
        isIn={isIn}
        isOfCompany={isOfCompany}
      />
    );
  return (
    <CommentItem comment={root}>
      {doing(root)}
      {answers.length > 0 && (
        <ol className="border-s-2 border-border ps-4">
          {answers.map((answer) => {
            const comment = readFragment<Comment>(answer);
            return (
              <CommentItem key={comment.id} comment={comment}>
                {doing(comment)}
              </CommentItem>
            );
          })}
        </ol>
      )}
      {rest > 0 && (
        <a className="link" rel="nofollow" href={threadHref(pathname, place.page, root.id)}>
          {words.moreAnswers(rest)}
        </a>
      )}
    </CommentItem>
  );
}

interface DoingProps {
  comment: Comment;
  target: CommentTarget;
  isOpen: boolean;
  isIn: boolean;
  isOfCompany: boolean;
}

/** What one can do with a comment: visitors see how it is liked. */
const Doing = ({ comment, isIn, ...rest }: DoingProps) =>
  isIn ? (
    <>
      <Reactions comment={comment} {...rest} />
      <PlainReactions comment={comment} {...rest} />
    </>
  ) : comment.likeCount > 0 ? (
    <p className="text-dense text-muted">{words.likes(comment.likeCount)}</p>
  ) : null;

function Pages({ place: { page }, totalCount, path }: { place: CommentPlace; totalCount: number; path: string }) {
  if (page === undefined)
    return (
      <a className="link" href={commentsHref(path, 1)}>
        {words.all}
      </a>
    );
  return (
    <Pagination
      label={words.pages}
      pageNumber={page}
      pageCount={Math.ceil(totalCount / pageSize)}
      hrefFor={(number) => commentsHref(path, number)}
      formatNumber={formatInteger}
      previousLabel={words.previous}
      nextLabel={words.next}
    />
  );
}
