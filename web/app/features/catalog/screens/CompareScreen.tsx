import { useEffect } from 'react';
import { type MetaFunction, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { chooseOnly } from '../compare/choosing/chosen.ts';
import { compareHref, comparePath, type CompareState, mostCompared, readCompare } from '../compare/comparePath.ts';
import { CompareTable } from '../compare/CompareTable.tsx';
import { measureRows } from '../compare/measureRows.ts';
import { compareMessages as words } from '../compare/messages.ts';
import { type ComparedOffer, offerRows } from '../compare/offerRows.ts';
import { productListPath } from '../../../paths.ts';
import { CompareScreenDocument } from './CompareScreen.generated.ts';

async function open(args: ScreenArgs) {
  const { ids } = readCompare(new URL(args.request.url).search);
  const variables = { ids: [...ids] };
  if (ids.length > 0) await load(args, CompareScreenDocument, variables);
  return { variables };
}

export const loader = open;
export const clientLoader = open;

// Anybody's choice of products is a page of its own; search engines need none of them.
export const meta: MetaFunction = (args) =>
  head(args, { title: words.title, description: words.description, noindex: true });

export default function CompareScreen() {
  const { variables } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-4">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: words.title }]} />
      <h1>{words.title}</h1>
      {variables.ids.length > 0 ? <Comparison variables={variables} /> : <NothingChosen />}
    </div>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyText}
      action={
        <LinkButton href="/" variant="primary">
          {words.toMarket}
        </LinkButton>
      }
    />
  );
}

function Comparison({ variables }: { variables: { ids: string[] } }) {
  const { supplierProducts, ...labels } = useGraph(CompareScreenDocument, variables).data;
  const state = readCompare(useLocation().search);
  const navigate = useNavigate();
  const found = supplierProducts?.nodes;
  const offers = found ?? [];
  useEffect(() => {
    if (found && found.length > 0) chooseOnly(found.map(({ id, title }) => ({ id, title })));
  }, [found]);
  if (offers.length === 0) return <NothingChosen />;

  const goTo = (next: Partial<CompareState>) =>
    void navigate(compareHref({ ...state, ...next }), { replace: true, preventScrollReset: true });
  const all = [...offerRows(offers, labels), ...measureRows(offers.map(measured), state.units)];
  // One product alone differs in nothing.
  const isNarrow = state.onlyDifferences && offers.length > 1;
  const rows = isNarrow ? all.filter(({ differs }) => differs) : all;
  return (
    <form method="get" action={comparePath} className="flex flex-col gap-4">
      <input type="hidden" name="ids" value={state.ids.join(',')} />
      <p className="max-w-[68ch] text-muted print:hidden">{words.lead}</p>
      <Notices left={state.left} missing={offers.length < state.ids.length} alone={offers.length === 1} />
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Checkbox
          label={words.onlyDifferences}
          name="only"
          value="differences"
          defaultChecked={state.onlyDifferences}
          onChange={(event) => goTo({ onlyDifferences: event.currentTarget.checked })}
        />
        <Button type="submit" className="hidden noscript:inline-flex">
          {words.apply}
        </Button>
        <AddMore offers={offers} />
      </div>
      <CompareTable
        offers={offers}
        rows={rows}
        hrefWithout={(id) => compareHref({ ...state, ids: state.ids.filter((each) => each !== id) })}
        onUnit={(property, unit) => goTo({ units: { ...state.units, [property]: unit } })}
      />
      {rows.length === 0 && <p role="status">{words.noDifferences}</p>}
    </form>
  );
}

const measured = ({ category, baseProduct }: ComparedOffer) => ({
  properties: category?.properties ?? [],
  values: baseProduct?.properties ?? [],
});

/** What a person must know about the choice that was asked for. */
function Notices({ left, missing, alone }: { left: number; missing: boolean; alone: boolean }) {
  const notices = [
    ...(left > 0 ? [words.tooMany(formatInteger(mostCompared), formatInteger(left))] : []),
    ...(missing ? [words.gone] : []),
    ...(alone ? [words.alone] : []),
  ];
  return notices.map((notice) => (
    <p key={notice} role="status" className="rounded-card border border-border bg-warning-soft p-3 text-warning">
      {notice}
    </p>
  ));
}

/** The list in which more of the kind are found; the tray goes along. */
function AddMore({ offers: [first, ...others] }: { offers: readonly ComparedOffer[] }) {
  if (!first?.category || others.length + 1 >= mostCompared) return null;
  return <LinkButton href={productListPath(first.category)}>{words.add}</LinkButton>;
}
