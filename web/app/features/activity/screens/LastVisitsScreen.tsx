import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { queryReader } from '../../../platform/site/queryReader.ts';
import { codeOf, kindIn, Kinds, NoThings, ThingPages, titleWith } from '../../things/index.ts';
import { ClearVisits } from '../components/ClearVisits.tsx';
import { VisitRow } from '../components/VisitRow.tsx';
import { activityMessages as words } from '../messages.ts';
import { LastVisitsScreenDocument } from './LastVisitsScreen.generated.ts';

const pageSize = 20;
const types: readonly ThingType[] = ['SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY', 'CONTENT'];
const pathOf = (type?: ThingType) => `/profile/last-visits/${type ? codeOf(type) : 'all'}`;
const searchOf = (pageNumber: number) => (pageNumber > 1 ? `?pageNumber=${pageNumber}` : '');

async function open(args: ScreenArgs) {
  const type = args.params.type === 'all' ? undefined : kindIn(args, types);
  const reader = queryReader(new URL(args.request.url).search);
  const pageNumber = reader.pageNumber(pageSize);
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, searchOf(pageNumber));
  const variables = { ...(type && { type }), pageNumber, pageSize };
  const { totalCount } = found(args, (await load(args, LastVisitsScreenDocument, variables)).viewer?.lastVisits);
  keepToPages(args, { pageNumber, pageSize, totalCount });
  return { variables };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = titleWith(words.title, args.loaderData?.variables.type);
  return head(args, { title, description: words.description });
};

/** What one looked at last, the newest first. */
export default function LastVisitsScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const lastVisits = useGraph(LastVisitsScreenDocument, variables).data.viewer?.lastVisits;
  // The loader made it sure.
  if (!lastVisits) return null;
  const { type, pageNumber } = variables;
  const { nodes: visits, totalCount } = lastVisits;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{titleWith(words.title, type)}</h1>
        {visits.length > 0 && <ClearVisits type={type} />}
      </div>
      <p className="text-muted">{words.lead}</p>
      <Kinds kinds={types} current={type} hrefOf={pathOf} />
      {visits.length > 0 ? (
        <ul aria-label={words.results} className="listing-list">
          {visits.map((visit) => (
            <VisitRow key={visit.objectType + visit.objectId} visit={visit} />
          ))}
        </ul>
      ) : (
        <NoThings title={words.empty} text={words.emptyText} />
      )}
      <ThingPages
        label={words.pages}
        pageNumber={pageNumber}
        pageSize={pageSize}
        totalCount={totalCount}
        hrefFor={(page) => pathOf(type) + searchOf(page)}
      />
    </div>
  );
}
