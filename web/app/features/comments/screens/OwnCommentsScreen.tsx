import { useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { CommentState } from '../../../platform/graph/types.generated.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { ThingPages } from '../../things/index.ts';
import { ownPageSize, ownPath, ownSearch, readOwnList } from '../own/list.ts';
import { ownMessages as words } from '../own/messages.ts';
import { OwnComment } from '../own/OwnComment.tsx';
import type { OwnComment_LabelsFragment as Labels } from '../own/OwnComment.generated.ts';
import { plainOwnForms } from '../own/plainOwnForms.ts';
import { OwnCommentsScreenDocument } from './OwnCommentsScreen.generated.ts';

async function open(args: ScreenArgs) {
  const list = readOwnList(args);
  const variables = { ...list, pageSize: ownPageSize };
  const { totalCount } = found(args, (await load(args, OwnCommentsScreenDocument, variables)).viewer?.comments);
  keepToPages(args, { ...variables, totalCount });
  return { variables, list };
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainOwnForms);

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description });

/** One's own comments: their state, why it is so, and what can be done. */
export default function OwnCommentsScreen() {
  const { variables, list } = useLoaderData<typeof loader>();
  const { data } = useGraph(OwnCommentsScreenDocument, variables);
  const comments = data.viewer?.comments;
  const { shown, hold } = useHeld(comments?.nodes ?? []);
  // The loader made it sure.
  if (!comments) return null;
  const labels = readFragment<Labels>(data);
  const { totalCount } = comments;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>{words.title}</h1>
        <p role="status" className="text-muted">
          {words.total(formatInteger(totalCount))}
        </p>
      </div>
      {(totalCount > 0 || list.state) && <States current={list.state} labels={labels} />}
      {shown.length > 0 ? (
        <ul aria-label={words.list} className="flex flex-col gap-3">
          {shown.map((comment) => (
            <OwnComment key={comment.id} comment={comment} labels={labels} hold={(isHeld) => hold(comment, isHeld)} />
          ))}
        </ul>
      ) : (
        <Empty isFiltered={list.state !== undefined} />
      )}
      <ThingPages
        label={words.pages}
        pageNumber={list.pageNumber}
        pageSize={ownPageSize}
        totalCount={totalCount}
        hrefFor={(pageNumber) => ownPath + ownSearch({ ...list, pageNumber })}
      />
    </div>
  );
}

/** What is shown: the list, and before it what somebody writes about that left it meanwhile. */
function useHeld<Row extends { id: string }>(rows: readonly Row[]) {
  const [held, setHeld] = useState<readonly Row[]>([]);
  const hold = (row: Row, isHeld: boolean) =>
    setHeld((before) => [...before.filter(({ id }) => id !== row.id), ...(isHeld ? [row] : [])]);
  const left = held.filter((each) => rows.every(({ id }) => id !== each.id));
  return { shown: [...left, ...rows], hold };
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={words.noneOfState}
      text={words.noneOfStateText}
      action={<LinkButton href={ownPath}>{words.toEvery}</LinkButton>}
    />
  ) : (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={<LinkButton href="/">{words.toProducts}</LinkButton>}
    />
  );

function States({ current, labels }: { current: CommentState | undefined; labels: Labels }) {
  const states = [
    { state: undefined, label: words.every },
    ...(labels.commentStates?.values ?? []).map(({ value, displayFa }) => ({
      state: value as CommentState,
      label: displayFa,
    })),
  ];
  return (
    <nav aria-label={words.filter} className="flex flex-wrap gap-2">
      {states.map(({ state, label }) => (
        <LinkButton
          key={state ?? ''}
          size="small"
          href={ownPath + ownSearch({ pageNumber: 1, ...(state && { state }) })}
          {...(state === current && { variant: 'primary', 'aria-current': 'true' })}
        >
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
