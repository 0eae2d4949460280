import { type MetaFunction, redirect, useLoaderData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Code } from '../../../../design/Code.tsx';
import { answerPlainForm } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { OrderCompanyAddressesDocument, OrderOwnAddressesDocument } from '../../edit/OrderEditor.generated.ts';
import { NoBuyer } from '../../order/NoBuyer.tsx';
import { editHref, infoHref, newDraft } from '../../order/paths.ts';
import { loadBegun, useBegun } from '../begun/begun.ts';
import { type BegunWith, readBegunWith } from '../begun/begunWith.ts';
import { useOpenChoices } from '../choices.ts';
import { openMessages as words } from '../messages.ts';
import { OpenEditor } from '../OpenEditor.tsx';
import {
  OpenRequestChoicesDocument,
  OpenRequestDraftDocument,
  type OpenRequest_RequestFragment as Request,
} from '../OpenRequest.generated.ts';
import { plainOpenName } from '../plain/names.ts';
import { PlainOpenEditor } from '../plain/PlainOpenEditor.tsx';
import { saveOpenPlainly } from '../plain/saveOpenPlainly.ts';

async function open(args: ScreenArgs) {
  const id = args.params.id ?? '';
  const choices = await load(args, OpenRequestChoicesDocument, {});
  const begunWith = readBegunWith(new URL(args.request.url).search);
  await loadBegun(args, begunWith);
  const shown = { id, begunWith, now: Date.now() };
  if (id === newDraft) return { ...shown, title: words.begin };
  const { viewer } = await load(args, OpenRequestDraftDocument, { id });
  const request = readFragment<Request>(found(args, viewer?.tradeRequest));
  const { kind, allowedActions, customerId, number, status } = request;
  if (kind !== 'OPEN_RFQ') throw redirect(editHref(id));
  // What is written no more is read where it stands.
  if (!allowedActions.includes('EDIT')) throw redirect(infoHref(id));
  const isCompany = choices.viewer?.customers?.find((it) => it.id === customerId)?.kind === 'COMPANY';
  await (isCompany
    ? load(args, OrderCompanyAddressesDocument, { customerId })
    : load(args, OrderOwnAddressesDocument, {}));
  return { ...shown, title: `${status === 'DRAFT' ? words.title : words.asked} ${number}` };
}

export const loader = open;
export const clientLoader = open;
/** The form without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, { [plainOpenName]: saveOpenPlainly });

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: args.loaderData?.title ?? words.begin, description: words.description });

/** A request to several sellers while it is written. */
export default function OpenRequestScreen() {
  const { id, ...shown } = useLoaderData<typeof loader>();
  return id === newDraft ? <Writing key={id} {...shown} /> : <Draft key={id} id={id} {...shown} />;
}

interface Shown {
  begunWith: BegunWith;
  now: number;
}

function Draft({ id, ...shown }: Shown & { id: string }) {
  const { data } = useGraph(OpenRequestDraftDocument, { id });
  const request = data.viewer?.tradeRequest && readFragment<Request>(data.viewer.tradeRequest);
  // The loader made it sure.
  return request ? <Writing request={request} {...shown} /> : null;
}

function Writing({ request, begunWith, now }: Shown & { request?: Request }) {
  const choices = useOpenChoices(request, now);
  const begun = useBegun(begunWith);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>
          {request ? (request.status === 'DRAFT' ? words.title : words.asked) : words.begin}{' '}
          {request && <Code tone="number">{request.number}</Code>}
        </h1>
        <p className="max-w-[68ch] text-muted">{request ? <bdi>{words.for(request.buyerName)}</bdi> : words.lead}</p>
      </div>
      {begun.gone > 0 && <Alert kind="warning">{words.gone(formatInteger(begun.gone))}</Alert>}
      {(request ?? choices.buyers.length > 0) ? (
        <>
          <PlainOpenEditor request={request} choices={choices} begun={begun} />
          <OpenEditor request={request} choices={choices} begun={begun} />
        </>
      ) : (
        <NoBuyer />
      )}
    </div>
  );
}
