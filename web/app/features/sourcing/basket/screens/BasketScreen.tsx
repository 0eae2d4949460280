import { type MetaFunction, redirectDocument, useLoaderData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { readGuestBasket } from '../../../../platform/basket/guestBasket.ts';
import { answerPlainForm } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { serverForms } from '../../../../platform/forms/plain/ServerForm.tsx';
import { load, type ScreenArgs } from '../../../../platform/graph/load.ts';
import { useGraph, useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { head } from '../../../../platform/head/head.ts';
import { Trail } from '../../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { loginHref } from '../../../../platform/session/redirectPath.ts';
import { siteContext } from '../../../../platform/site/siteContext.ts';
import { readBegunWith } from '../../open/begun/begunWith.ts';
import { basketForms } from '../actions.ts';
import { Additions } from '../Additions.tsx';
import { shownGuestLines, shownLines } from '../basket.ts';
import { BasketChoicesDocument, BasketDocument, BasketGoodsDocument } from '../Basket.generated.ts';
import { BasketPaste } from '../BasketPaste.tsx';
import { BasketLines } from '../BasketLines.tsx';
import { basketMessages as words } from '../messages.ts';
import { removedParam } from '../names.ts';
import { NeedForm } from '../NeedForm.tsx';
import { Removed, removedLine } from '../Removed.tsx';
import { basketPath } from '../../../../paths.ts';

const goodsOf = (offers: string[], products: string[]) => ({
  offers,
  products,
  withOffers: offers.length > 0,
  withProducts: products.length > 0,
});

/** What is in the basket of the account, or of this browser; and what the address asks to add. */
export async function loader(args: ScreenArgs) {
  const { offers, products } = readBegunWith(new URL(args.request.url).search);
  const isGuest = args.context.get(siteContext).viewer === undefined;
  const guest = isGuest ? readGuestBasket(args.request.headers.get('cookie')) : undefined;
  const known = goodsOf(
    (guest ?? []).flatMap(({ supplierProductId }) => supplierProductId ?? []),
    (guest ?? []).flatMap(({ baseProductId }) => baseProductId ?? []),
  );
  const added = goodsOf(offers, products);
  await Promise.all([
    load(args, BasketChoicesDocument, {}),
    !guest && load(args, BasketDocument, {}),
    ...[known, added].map((each) => (each.withOffers || each.withProducts) && load(args, BasketGoodsDocument, each)),
  ]);
  const removed = removedLine(new URL(args.request.url).searchParams.get(removedParam));
  return { guest, known, added, removed, forms: serverForms(args) };
}

/** Its forms are the browser's own, so its pages come as documents. */
export const clientLoader = ({ request }: { request: Request }) => {
  throw redirectDocument(request.url);
};

export const action = (args: ScreenArgs) => answerPlainForm(args, basketForms);

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description, noindex: true });

/** What is needed, gathered to be ordered or asked for. */
export default function BasketScreen() {
  const { guest, known, added, removed, forms } = useLoaderData<typeof loader>();
  const choices = useGraph(BasketChoicesDocument, {}).data;
  const own = useGraphIfLoaded(BasketDocument, {})?.viewer?.basket;
  const goods = useGraphIfLoaded(BasketGoodsDocument, known);
  const toAdd = useGraphIfLoaded(BasketGoodsDocument, added);
  const units = (choices.tradedQuantities ?? []).flatMap(({ units: of }) =>
    of.map(({ id, displayText }) => ({ value: id, label: displayText })),
  );
  const kinds = [...(choices.categories?.nodes ?? []), ...(choices.moreCategories?.nodes ?? [])];
  const categories = kinds.filter(({ isLeaf }) => isLeaf).map(({ id, name }) => ({ value: id, label: name }));
  const lines = guest ? shownGuestLines(guest, goods) : shownLines(own?.lines ?? []);
  return (
    <div className="flex flex-col gap-6">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.title }]} />
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1>{words.title}</h1>
          {lines.length > 0 && <p className="text-muted">{words.count(formatInteger(lines.length))}</p>}
        </div>
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
      </div>
      {guest && lines.length > 0 && (
        <Alert kind="info">
          {words.guest}{' '}
          <a className="link" href={loginHref(basketPath)} rel="nofollow">
            {words.login}
          </a>
        </Alert>
      )}
      {removed && <Removed line={removed} serverForms={forms} />}
      {(added.withOffers || added.withProducts) && toAdd && (
        <Additions goods={toAdd} units={units} lines={lines} serverForms={forms} />
      )}
      {lines.length > 0 ? (
        <BasketLines
          lines={lines}
          version={own?.version ?? 0}
          total={own ?? undefined}
          units={units}
          serverForms={forms}
        />
      ) : (
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={<LinkButton href="/">{words.toMarket}</LinkButton>}
        />
      )}
      {!guest && (
        <BasketPaste
          isInBasket={(offerId) => (own?.lines ?? []).some((line) => line.supplierProductId === offerId)}
          serverForms={forms}
        />
      )}
      <NeedForm units={units} categories={categories} serverForms={forms} />
    </div>
  );
}
