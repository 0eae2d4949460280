import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Tabs } from '../../../../design/Tabs.tsx';
import { load, found, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { keepToPages } from '../../../../platform/site/keepToPages.ts';
import { leadTo } from '../leadTo.ts';
import { ContentFrameDocument } from '../list/ContentFrame.generated.ts';
import { listedTypes, loadContentFrame, type TypeNode, wayTo } from '../list/contentFrame.ts';
import { pageListHead } from '../list/pageListHead.ts';
import { PageResults } from '../list/PageResults.tsx';
import { pageSize } from '../list/pageListAddress.ts';
import { readPageListAddress } from '../list/readPageListAddress.ts';
import { contentMessages } from '../messages.ts';
import { contentTypePath } from '../paths.ts';
import { ContentTypeScreenDocument, PageAddressDocument } from './ContentTypeScreen.generated.ts';

const words = contentMessages.type;

async function open(args: ScreenArgs) {
  const contentTypeId = args.params.contentTypeId ?? '';
  const frame = await loadContentFrame(args);
  const type = wayTo(contentTypeId, listedTypes(frame))?.at(-1);
  if (!type) return leadToPage(args, contentTypeId);
  const { state, asked } = readPageListAddress(args, frame.sorts?.values ?? [], { hasLabel: true });
  const variables = { contentTypeId, ...asked };
  const { totalCount } = found(args, (await load(args, ContentTypeScreenDocument, variables)).pages);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return {
    variables,
    state,
    title: state.label ? words.labelled(type.title, state.label) : type.title,
    description: words.description(type.title),
    pageNumber: state.pageNumber,
    noindex: state.label !== undefined,
    feed: { title: words.feed(type.title), path: `/feed/${type.id}.atom` },
  };
}

/** The address of a text without its name. */
async function leadToPage(args: ScreenArgs, id: string): Promise<never> {
  const { path, movedTo } = found(args, (await load(args, PageAddressDocument, { id })).page);
  return leadTo(args, movedTo ?? path);
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageListHead(args, args.loaderData);

export default function ContentTypeScreen() {
  const { variables, state, title } = useLoaderData<typeof loader>();
  const frame = useGraph(ContentFrameDocument, {}).data;
  const { pages } = useGraph(ContentTypeScreenDocument, variables).data;
  const roots = listedTypes(frame);
  const way = wayTo(variables.contentTypeId, roots);
  if (!pages || !way) return null; // the loader made sure
  return (
    <div className="flex flex-col gap-4">
      <TypeTrail way={way} />
      <h1>{title}</h1>
      <TypeTabs roots={roots} way={way} />
      <PageResults pages={pages} state={state} sorts={frame.sorts?.values ?? []} />
    </div>
  );
}

function TypeTrail({ way }: { way: TypeNode[] }) {
  const above = way.slice(0, -1).map(({ id, title }) => ({ label: title, href: contentTypePath(id) }));
  const last = way.slice(-1).map(({ title }) => ({ label: title }));
  return (
    <Trail label={contentMessages.trail} items={[{ label: contentMessages.home, href: '/' }, ...above, ...last]} />
  );
}

/** The types beside this one, and those below it. */
function TypeTabs({ roots, way }: { roots: TypeNode[]; way: TypeNode[] }) {
  const current = new Set(way.map(({ id }) => id));
  const tabsOf = (types: readonly TypeNode[]) =>
    types.map(({ id, title }) => ({ href: contentTypePath(id), label: title, current: current.has(id) }));
  return (
    <>
      <Tabs label={contentMessages.list.types} items={tabsOf(roots)} />
      {way.map(
        ({ id, title, children }) =>
          children.length > 0 && <Tabs key={id} label={contentMessages.list.below(title)} items={tabsOf(children)} />,
      )}
    </>
  );
}
