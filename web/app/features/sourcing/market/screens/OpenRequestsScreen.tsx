import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Button } from '../../../../design/Button.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { Pagination } from '../../../../design/Pagination.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { answerPlainForm } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { GetForm } from '../../../../platform/navigation/GetForm.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { keepToPages } from '../../../../platform/site/keepToPages.ts';
import { keepQuery } from '../../../../platform/site/keepQuery.ts';
import { queryReader } from '../../../../platform/site/queryReader.ts';
import { marketMessages as words } from '../messages.ts';
import { OpenRequestCard } from '../OpenRequestCard.tsx';
import { OpenRequestsDocument, type OpenRequests_RequestFragment as Request } from '../OpenRequests.generated.ts';
import { marketHref, marketPath } from '../paths.ts';
import { joinPlainly } from '../plain/joinPlainly.ts';
import { plainJoinName } from '../plain/names.ts';

const pageSize = 20;
/** The graph takes no shorter text. */
const SHORTEST = 2;

async function open(args: ScreenArgs) {
  const reader = queryReader(new URL(args.request.url).search);
  const pageNumber = reader.pageNumber(pageSize);
  const searchKey = reader.one('searchKey')?.slice(0, 100);
  for (const name of reader.rest()) reader.refuse(name, 'UNKNOWN_PARAMETER');
  keepQuery(args, reader.problems, marketHref({ searchKey, pageNumber }).slice(marketPath.length));
  const isSought = searchKey !== undefined && searchKey.length >= SHORTEST;
  const variables = { pageNumber, pageSize, ...(isSought && { searchKey }) };
  const { totalCount } = found(args, (await load(args, OpenRequestsDocument, variables)).viewer?.openTradeRequests);
  keepToPages(args, { ...variables, totalCount });
  return { variables, searchKey };
}

export const loader = open;
export const clientLoader = open;
/** Taking part without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, { [plainJoinName]: joinPlainly });

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description });

/** Open requests that the viewer’s merchants may answer. */
export default function OpenRequestsScreen() {
  const { variables, searchKey } = useLoaderData<typeof loader>();
  const { viewer, paymentTerms } = useGraph(OpenRequestsDocument, variables).data;
  const list = viewer?.openTradeRequests;
  // The loader made it sure.
  if (!list) return null;
  const names = new Map((viewer.merchants ?? []).map(({ id, name }) => [id, name]));
  const requests = readFragment<Request>(list.nodes);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>{words.title}</h1>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
      </div>
      <GetForm action={marketPath} role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          name="searchKey"
          label={words.search}
          defaultValue={searchKey}
          dir="auto"
          maxLength={100}
          className="w-60 max-w-full sm:w-80"
        />
        <Button type="submit" icon="search">
          {words.find}
        </Button>
      </GetForm>
      {requests.length === 0 ? (
        <NoRequests searched={variables.searchKey} />
      ) : (
        <ul aria-label={words.list} className="flex flex-col gap-3">
          {requests.map((request) => (
            <OpenRequestCard key={request.id} request={request} names={names} paymentTerms={paymentTerms} />
          ))}
        </ul>
      )}
      <Pagination
        label={words.pages}
        pageNumber={variables.pageNumber}
        pageCount={Math.ceil(list.totalCount / pageSize)}
        hrefFor={(pageNumber) => marketHref({ searchKey, pageNumber })}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </div>
  );
}

const NoRequests = ({ searched }: { searched: string | undefined }) =>
  searched === undefined ? (
    <EmptyState title={words.empty} text={words.emptyText} />
  ) : (
    <EmptyState
      title={words.notFound(searched)}
      text={words.notFoundText}
      action={<LinkButton href={marketPath}>{words.all}</LinkButton>}
    />
  );
