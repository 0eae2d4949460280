import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { supplierPath, merchantDelegationsPath } from '../../../paths.ts';
import { DelegationCard } from '../components/DelegationCard.tsx';
import { merchantMessages as words } from '../messages.ts';
import {
  MerchantDelegationsScreenDocument,
  type MerchantDelegationsScreenQuery,
} from './MerchantDelegationsScreen.generated.ts';

async function open(args: ScreenArgs) {
  const variables = { id: args.params.supplierId ?? '' };
  const supplier = found(args, (await load(args, MerchantDelegationsScreenDocument, variables)).supplier);
  // That it could not be told is not that there is none.
  found(args, supplier.delegations);
  keepAddress(args, merchantDelegationsPath(supplier));
  return { variables, brandName: supplier.brandName };
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { brandName = '' } = args.loaderData ?? {};
  return head(args, { title: words.title(brandName), description: words.description(brandName) });
};

export default function MerchantDelegationsScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(MerchantDelegationsScreenDocument, variables);
  const { supplier } = data;
  if (!supplier) return null; // `found` has answered 404 before
  const all = supplier.delegations?.nodes ?? [];
  const active = all.filter(({ isInForce }) => isInForce);
  const upcoming = all.filter(({ status }) => status === 'UPCOMING');
  const ended = all.filter((each) => !active.includes(each) && !upcoming.includes(each));
  const toSupplier = <LinkButton href={supplierPath(supplier)}>{words.toSupplier(supplier.brandName)}</LinkButton>;
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <Trail
          label={words.trail}
          items={[
            { label: words.home, href: '/' },
            { label: supplier.brandName, href: supplierPath(supplier) },
            { label: words.page },
          ]}
        />
        <h1>{words.title(supplier.brandName)}</h1>
        {all.length > 0 && <p className="max-w-[68ch] text-muted">{words.lead}</p>}
      </header>
      {all.length === 0 && <EmptyState title={words.empty} text={words.emptyText} action={toSupplier} />}
      {all.length > 0 && (
        <Section title={active.length > 0 ? words.inForceCount(formatInteger(active.length)) : words.inForce}>
          {active.length > 0 ? <Cards data={data} delegations={active} /> : <p>{words.noneInForce}</p>}
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section title={words.upcoming}>
          <Cards data={data} delegations={upcoming} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section title={words.ended}>
          <Cards data={data} delegations={ended} />
        </Section>
      )}
      {all.length > 0 && <div>{toSupplier}</div>}
    </div>
  );
}

type Delegations = NonNullable<NonNullable<MerchantDelegationsScreenQuery['supplier']>['delegations']>['nodes'];

function Cards({ data, delegations }: { data: MerchantDelegationsScreenQuery; delegations: Delegations }) {
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {delegations.map((each) => (
        <DelegationCard key={each.id} delegation={each} labels={data} categories={data.supplier?.categories ?? []} />
      ))}
    </ul>
  );
}
