import { type MetaFunction, useLoaderData, useLocation } from 'react-router-dom';
import { Pagination } from '../../../design/Pagination.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import {
  adminHref,
  type Asking,
  asking,
  DecidingArea,
  Listed,
  pageSize,
  PlainRefusal,
  type Queue,
  type QueueProps,
  readAdminAddress,
  searchOf,
  type StaffAnswer,
  type StaffArea as Area,
  TabContext,
} from '../../staff/index.ts';
import { Overview } from '../components/Overview.tsx';
import { adminMessages as words } from '../messages.ts';
import { queues, tabNames } from '../queues.ts';
import { AdminScreenDocument } from './AdminScreen.generated.ts';

const overview = asking({ document: AdminScreenDocument, variables: () => ({}) });
const queueAt = (tab: string | undefined) => queues.find((queue) => queue.tab === tab);

async function open(args: ScreenArgs) {
  const state = readAdminAddress(new URL(args.request.url).search, tabNames);
  keepQuery(args, [], searchOf(state));
  const { document, variables: variablesOf, listOf }: Asking = queueAt(state.tab) ?? overview;
  const variables = variablesOf(state);
  const answer = await load(args, document, variables);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount: listOf?.(answer)?.totalCount ?? 0 });
  return { variables };
}

export const loader = open;
export const clientLoader = open;
/** Some forms bring files. */
export const handle = { formsTakeFiles: true };
/** Forms without script. */
export const action = (args: ScreenArgs) =>
  answerPlainForm(args, Object.assign({}, ...queues.map(({ forms }) => forms)) as NonNullable<Queue['forms']>);

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** The staff area: a tab for each thing that staff do, as far as the viewer's roles allow. */
export default function AdminScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const state = readAdminAddress(useLocation().search, tabNames);
  const queue = queueAt(state.tab);
  const { data: answer } = useGraph((queue ?? overview).document, variables);
  const { area } = areaOf(answer);
  const actions = area?.actions ?? [];
  const tabs = queues.filter((each) => actions.includes(each.action));
  const totalCount = queue?.listOf?.(answer)?.totalCount ?? 0;
  return (
    <div className="flex flex-col gap-4">
      <h1>{words.title}</h1>
      <AdminTabs tabs={tabs} current={state.tab} />
      <PlainRefusal />
      {queue ? (
        <TabContext value={{ variables, renew: () => askAnew(queue.document, variables) }}>
          <DecidingArea key={queue.tab}>
            <Tab queue={queue} answer={answer} state={state} may={(each) => actions.includes(each)} />
          </DecidingArea>
        </TabContext>
      ) : (
        <Overview tabs={tabs} roles={area?.roles ?? []} />
      )}
      <Pagination
        label={words.pages}
        pageNumber={state.pageNumber}
        pageCount={Math.ceil(totalCount / pageSize)}
        hrefFor={(pageNumber) => adminHref({ ...state, pageNumber })}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </div>
  );
}

/** The loader made it sure that the viewer is of the staff. */
const areaOf = ({ staff }: StaffAnswer) => readFragment<Area>(staff!);

/** What a queue shows: its tools, and its list with its number, or the words for an empty one. */
function Tab({ queue, ...props }: QueueProps<StaffAnswer> & { queue: Queue }) {
  const { Tools, Rows, listOf, words: said } = queue;
  const list = listOf?.(props.answer);
  const rows = <Rows {...props} />;
  return (
    <>
      {Tools && <Tools {...props} />}
      {said.none === undefined && rows}
      {said.none !== undefined && list && (
        <Listed count={list.totalCount} empty={[said.none, said.noneText ?? '']}>
          {rows}
        </Listed>
      )}
    </>
  );
}

/** Loaded anew each time: what staff look at changes while they look. */
const AdminTabs = ({ tabs, current }: { tabs: readonly Queue[]; current: string | undefined }) => (
  <div className="lg:[&_ul]:flex-wrap">
    <Tabs
      label={words.tabsLabel}
      items={[undefined, ...tabs].map((queue) => ({
        href: adminHref(queue && { tab: queue.tab }),
        label: queue?.words.label ?? words.overview,
        current: queue?.tab === current,
        fullLoad: true,
      }))}
    />
  </div>
);
