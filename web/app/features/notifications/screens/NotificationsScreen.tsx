import { useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Chip } from '../../../design/Chip.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { ThingPages } from '../../things/index.ts';
import { ChannelChoices } from '../components/ChannelChoices.tsx';
import { NoticeCard } from '../components/NoticeCard.tsx';
import { readNotices } from '../components/readNotices.ts';
import { listSearch, type ListState, pageSize, path, readList } from '../list.ts';
import { notificationMessages as words } from '../messages.ts';
import { NotificationsScreenDocument, type NotificationsScreenQuery } from './NotificationsScreen.generated.ts';

async function open(args: ScreenArgs) {
  const state = readList(args);
  const variables = { ...state, pageSize };
  const { totalCount } = found(args, (await load(args, NotificationsScreenDocument, variables)).viewer?.notifications);
  keepToPages(args, { ...variables, totalCount });
  return { variables, state };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description });

const hrefOf = (state: Omit<ListState, 'pageNumber'>, pageNumber = 1) => path + listSearch({ ...state, pageNumber });

/** What happened and concerns the viewer, and which of it comes by mail or SMS. */
export default function NotificationsScreen() {
  const { variables, state } = useLoaderData<typeof loader>();
  const { viewer, kinds } = useGraph(NotificationsScreenDocument, variables).data;
  const list = viewer?.notifications;
  // The loader made it sure.
  if (!list) return null;
  const labels = kinds?.values ?? [];
  const { type, isUnread, pageNumber } = state;
  const isFiltered = type !== undefined || isUnread === true;
  const filter = { ...(type && { type }), ...(isUnread && { isUnread }) };
  return (
    <div className="flex flex-col gap-6">
      <Heading state={state} viewer={viewer} />
      {(list.totalCount > 0 || isFiltered) && (
        <Kinds state={state} byType={viewer.notificationSummary?.byType} kinds={ownKinds(labels, viewer, state)} />
      )}
      {list.nodes.length > 0 ? (
        <ul aria-label={words.list} className="flex flex-col gap-3">
          {list.nodes.map((notice) => (
            <NoticeCard
              key={notice.id}
              notice={notice}
              kind={labels.find(({ value }) => value === notice.type)?.displayFa}
            />
          ))}
        </ul>
      ) : (
        <NoNotices isFiltered={isFiltered} />
      )}
      <ThingPages
        label={words.pages}
        pageNumber={pageNumber}
        pageSize={pageSize}
        totalCount={list.totalCount}
        hrefFor={(page) => hrefOf(filter, page)}
      />
      {viewer.notificationPreferences && <ChannelChoices preferences={viewer.notificationPreferences} kinds={labels} />}
    </div>
  );
}

type HeadingProps = { state: ListState; viewer: NotificationsScreenQuery['viewer'] };

function Heading({ state: { type, isUnread, pageNumber }, viewer }: HeadingProps) {
  const { unreadCount = 0, byType = [] } = viewer?.notificationSummary ?? {};
  const newest = pageNumber === 1 ? viewer?.notifications?.nodes[0] : undefined;
  const hasUnread = type ? byType.some((each) => each.type === type) : unreadCount > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1>{words.title}</h1>
          <p role="status" className="text-muted">
            {unreadCount > 0 && words.unread(formatInteger(unreadCount))}
          </p>
        </div>
        {newest && hasUnread && <MarkAll upTo={newest.id} type={type} />}
      </div>
      <Tabs
        label={words.filters}
        items={[
          { href: hrefOf({ ...(type && { type }) }), label: words.all, current: !isUnread },
          {
            href: hrefOf({ ...(type && { type }), isUnread: true }),
            label: words.onlyUnread,
            current: isUnread === true,
          },
        ]}
      />
    </>
  );
}

/** Kinds that the viewer can have notices of, and those of which some are there from earlier. */
function ownKinds(
  kinds: KindsProps['kinds'],
  viewer: NonNullable<NotificationsScreenQuery['viewer']>,
  { type }: ListState,
): KindsProps['kinds'] {
  const { notificationPreferences, notificationSummary, notifications } = viewer;
  if (!notificationPreferences) return kinds;
  const own = new Set<string | undefined>([
    type,
    ...notificationPreferences.typesForViewer,
    ...(notificationSummary?.byType ?? []).map((each) => each.type),
    ...(notifications?.nodes ?? []).map((each) => each.type),
  ]);
  return kinds.filter(({ value }) => own.has(value));
}

type KindsProps = {
  state: ListState;
  byType: readonly { type: string; count: number }[] | undefined;
  kinds: readonly { value: string; displayFa: string }[];
};

const Kinds = ({ state: { type, isUnread }, byType = [], kinds }: KindsProps) => (
  <nav
    aria-label={words.kinds}
    className="flex gap-2 max-sm:overflow-x-auto max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap"
  >
    <Chip href={hrefOf({ ...(isUnread && { isUnread }) })} current={!type}>
      {words.anyKind}
    </Chip>
    {kinds.map(({ value, displayFa }) => {
      const count = byType.find((each) => each.type === value)?.count;
      return (
        <Chip
          key={value}
          href={hrefOf({ type: value as NonNullable<ListState['type']>, ...(isUnread && { isUnread }) })}
          current={value === type}
        >
          {count ? words.kindCount(displayFa, formatInteger(count)) : displayFa}
        </Chip>
      );
    })}
  </nav>
);

function MarkAll({ upTo, type }: { upTo: string; type: ListState['type'] }) {
  const [pending, setPending] = useState(false);
  const mark = () => {
    setPending(true);
    void readNotices({ upTo, ...(type && { type }) }).finally(() => setPending(false));
  };
  return (
    <Button onClick={mark} pending={pending}>
      {words.markAll}
    </Button>
  );
}

const NoNotices = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={words.nothing}
      text={words.nothingText}
      action={<LinkButton href={path}>{words.showAll}</LinkButton>}
    />
  ) : (
    <EmptyState title={words.empty} text={words.emptyText} />
  );
