import { type MetaFunction, redirect, redirectDocument, useLoaderData } from 'react-router-dom';
import { Code } from '../../../../design/Code.tsx';
import { answerPlainForm } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { serverForms } from '../../../../platform/forms/plain/ServerForm.tsx';
import { found, load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { openEditHref } from '../../open/paths.ts';
import { BasketOrder } from '../../order/basket/BasketOrder.tsx';
import { BasketOrderDocument } from '../../order/basket/BasketOrder.generated.ts';
import { OrderBeginning } from '../../order/OrderBeginning.tsx';
import { OrderFormDocument } from '../../order/OrderForm.generated.ts';
import { infoHref, newDraft, readBasketKeys } from '../../order/paths.ts';
import { orderEditMessages as words } from '../messages.ts';
import { OrderEditor } from '../OrderEditor.tsx';
import {
  OrderCompanyAddressesDocument,
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  OrderOwnAddressesDocument,
  OrderTermsDocument,
} from '../OrderEditor.generated.ts';
import { PlainPaste } from '../paste/plain/PlainPaste.tsx';
import { PlainOrderEditor } from '../plain/PlainOrderEditor.tsx';
import { plainOrderForms } from '../plain/plainOrderForms.ts';

async function open(args: ScreenArgs) {
  const id = args.params.id ?? '';
  const basketKeys = id === newDraft ? readBasketKeys(new URL(args.request.url).search) : [];
  if (basketKeys.length > 0) return openBasket(args, basketKeys);
  return id === newDraft ? openNew(args) : openDraft(args, id);
}

/** Its form is the browser's own, so its page comes as a document. */
async function openBasket(args: ScreenArgs, basketKeys: string[]) {
  if (!import.meta.env.SSR) throw redirectDocument(args.request.url);
  await load(args, BasketOrderDocument, {});
  return { basketKeys, forms: serverForms(args), now: Date.now() };
}

/** What an order begins with: an offer, and as much of it as the address says. */
async function openNew(args: ScreenArgs) {
  const query = new URL(args.request.url).searchParams;
  const id = query.get('supplierProductId') ?? '';
  const { supplierProduct } = await load(args, OrderFormDocument, { id });
  const { title } = found(args, supplierProduct);
  return { begun: { id, title, quantity: query.get('quantity') ?? undefined }, now: Date.now() };
}

async function openDraft(args: ScreenArgs, id: string) {
  const [{ viewer }, terms] = await Promise.all([
    load(args, OrderDraftDocument, { id }),
    load(args, OrderTermsDocument, {}),
  ]);
  const { kind, allowedActions, customerId, number, status } = readFragment<Order>(found(args, viewer?.tradeRequest));
  if (kind === 'OPEN_RFQ') throw redirect(openEditHref(id));
  // What is written no more is read where it stands.
  if (!allowedActions.includes('EDIT')) throw redirect(infoHref(id));
  const isCompany = terms.viewer?.customers?.find((it) => it.id === customerId)?.kind === 'COMPANY';
  await (isCompany
    ? load(args, OrderCompanyAddressesDocument, { customerId })
    : load(args, OrderOwnAddressesDocument, {}));
  return { id, number, status };
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainOrderForms);

const titleOf = (status: string) => (status === 'DRAFT' ? words.title : words.asked);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { loaderData } = args;
  return head(args, {
    title: loaderData && 'number' in loaderData ? `${titleOf(loaderData.status)} ${loaderData.number}` : words.begin,
    description: words.description,
  });
};

/** An order while it is written. */
export default function OrderEditScreen() {
  const loaded = useLoaderData<typeof loader>();
  if ('basketKeys' in loaded) return <BasketOrder keys={loaded.basketKeys} now={loaded.now} forms={loaded.forms} />;
  if ('begun' in loaded) return <OrderBeginning {...loaded.begun} now={loaded.now} />;
  return <Draft key={loaded.id} id={loaded.id} />;
}

function Draft({ id }: { id: string }) {
  const { data } = useGraph(OrderDraftDocument, { id });
  const order = data.viewer?.tradeRequest && readFragment<Order>(data.viewer.tradeRequest);
  // The loader made it sure.
  if (!order) return null;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>
          {titleOf(order.status)} <Code tone="number">{order.number}</Code>
        </h1>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span dir="auto">{words.from(order.merchantName)}</span>
          <span dir="auto">{words.for(order.buyerName)}</span>
        </p>
      </div>
      {order.status === 'DRAFT' && <PlainPaste order={order} />}
      <PlainOrderEditor order={order} />
      <OrderEditor order={order} />
    </div>
  );
}
