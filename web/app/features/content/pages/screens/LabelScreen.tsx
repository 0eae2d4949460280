import { type MetaFunction, redirect, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { keepToPages } from '../../../../platform/site/keepToPages.ts';
import { ContentFrameDocument } from '../list/ContentFrame.generated.ts';
import { loadContentFrame } from '../list/contentFrame.ts';
import { pageListHead } from '../list/pageListHead.ts';
import { PageResults } from '../list/PageResults.tsx';
import { pageSize } from '../list/pageListAddress.ts';
import { readPageListAddress } from '../list/readPageListAddress.ts';
import { contentMessages } from '../messages.ts';
import { LabelScreenDocument } from './LabelScreen.generated.ts';

const words = contentMessages.label;

async function open(args: ScreenArgs) {
  const asked = args.params.title ?? '';
  const frame = await loadContentFrame(args);
  const { state, asked: rows } = readPageListAddress(args, frame.sorts?.values ?? []);
  const variables = { label: asked, ...rows };
  const { totalCount, label } = found(args, (await load(args, LabelScreenDocument, variables)).pagesByLabel);
  const { title, description } = found(args, label);
  // Another spelling, or the title that it had before.
  if (title !== asked) leadToLabel(args, title);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return {
    variables,
    state,
    title: words.title(title),
    description: description ?? words.description(title),
    lead: description,
    pageNumber: state.pageNumber,
  };
}

function leadToLabel({ request }: ScreenArgs, title: string): never {
  throw redirect(`/contents/label/${encodeURIComponent(title)}${new URL(request.url).search}`, 301);
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => pageListHead(args, args.loaderData);

export default function LabelScreen() {
  const { variables, state, title, lead } = useLoaderData<typeof loader>();
  const frame = useGraph(ContentFrameDocument, {}).data;
  const { pagesByLabel } = useGraph(LabelScreenDocument, variables).data;
  if (!pagesByLabel) return null; // the loader made sure
  return (
    <div className="flex flex-col gap-4">
      <Trail label={contentMessages.trail} items={[{ label: contentMessages.home, href: '/' }, { label: title }]} />
      <h1>{title}</h1>
      {lead && <p className="max-w-[68ch] text-muted">{lead}</p>}
      <PageResults pages={pagesByLabel} state={state} sorts={frame.sorts?.values ?? []} />
    </div>
  );
}
