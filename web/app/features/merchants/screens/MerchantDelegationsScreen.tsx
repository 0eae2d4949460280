import { type MetaFunction, useLoaderData, useRouteLoaderData } from 'react-router-dom';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { found, load, loadUnless, type ScreenArgs } from '../../../platform/graph/load.ts';
import type { GraphError } from '../../../platform/graph/GraphError.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { delegationCheckPath, merchantDelegationsPath, supplierPath } from '../../../paths.ts';
import { CodeForm } from '../components/CodeForm.tsx';
import { DelegationCard } from '../components/DelegationCard.tsx';
import { DelegationSheet } from '../components/DelegationSheet.tsx';
import type { DelegationSheet_CheckFragment } from '../components/DelegationSheet.generated.ts';
import { merchantMessages as words } from '../messages.ts';
import { DelegationCheckDocument } from './DelegationCheck.generated.ts';
import {
  MerchantDelegationsScreenDocument,
  type MerchantDelegationsScreenQuery,
} from './MerchantDelegationsScreen.generated.ts';

async function open(args: ScreenArgs) {
  const code = new URL(args.request.url).searchParams.get('code');
  const checked = code ? await openCheck(args, code) : undefined;
  if (checked) return checked;
  const variables = { id: args.params.supplierId ?? '' };
  const supplier = found(args, (await load(args, MerchantDelegationsScreenDocument, variables)).supplier);
  // That it could not be told is not that there is none.
  found(args, supplier.delegations);
  if (!code) keepAddress(args, merchantDelegationsPath(supplier));
  return { variables, brandName: supplier.brandName, check: undefined, unknownCode: code ?? undefined };
}

/**
 * One of them by its code: the page stands under its supplier and its number, wherever the code was typed. Undefined for a
 * code that nobody has: the page then says so beside the field.
 */
async function openCheck(args: ScreenArgs, code: string) {
  const check = (await loadUnless(args, DelegationCheckDocument, { code }, isUnknown))?.delegationCheck;
  if (!check) return undefined;
  const { supplierId, number, verificationCode } = check;
  keepAddress(args, delegationCheckPath({ supplierId, number }));
  const { supplierName } = readFragment<DelegationSheet_CheckFragment>(check);
  const variables = { id: supplierId };
  return { variables, brandName: supplierName, check: { code, number, verificationCode }, unknownCode: undefined };
}

/** A code of another shape is refused as bad input, one that nobody has as missing. */
const isUnknown = ({ status }: GraphError) => status === 404 || status === 400;

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { brandName = '', check, unknownCode } = args.loaderData ?? {};
  // Whoever has the code finds it; nobody else is to.
  if (check)
    return head(args, { title: words.sheet.title(check.number), description: words.sheet.description, noindex: true });
  const noindex = unknownCode !== undefined;
  return head(args, { title: words.title(brandName), description: words.description(brandName), noindex });
};

export default function MerchantDelegationsScreen() {
  const { check, variables, brandName, unknownCode } = useLoaderData<typeof loader>();
  if (check) return <CheckedDelegation {...check} brandName={brandName} />;
  return <Delegations variables={variables} unknownCode={unknownCode} />;
}

function CheckedDelegation({ code, number, brandName }: { code: string; number: string; brandName: string }) {
  const { data } = useGraph(DelegationCheckDocument, { code });
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {};
  const check = data.delegationCheck;
  if (!check) return null; // `found` has answered 404 before
  const { supplierId, verificationCode } = check;
  const path = delegationCheckPath({ supplierId, number });
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4">
        <Trail
          label={words.trail}
          items={[
            { label: words.home, href: '/' },
            { label: words.title(brandName), href: merchantDelegationsPath({ id: supplierId, slug: '-' }) },
            { label: number },
          ]}
        />
        <h1>{words.sheet.title(number)}</h1>
      </header>
      <DelegationSheet check={check} labels={data} address={`${origin}${path}?code=${verificationCode}`} />
      <CodeForm supplierId={supplierId} />
    </div>
  );
}

function Delegations({ variables, unknownCode }: { variables: { id: string }; unknownCode: string | undefined }) {
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
      {unknownCode !== undefined && <CodeForm supplierId={supplier.id} unknownCode={unknownCode} />}
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
      {unknownCode === undefined && <CodeForm supplierId={supplier.id} />}
      {all.length > 0 && <div>{toSupplier}</div>}
    </div>
  );
}

type DelegationNodes = NonNullable<NonNullable<MerchantDelegationsScreenQuery['supplier']>['delegations']>['nodes'];

function Cards({ data, delegations }: { data: MerchantDelegationsScreenQuery; delegations: DelegationNodes }) {
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {delegations.map((each) => (
        <DelegationCard key={each.id} delegation={each} labels={data} categories={data.supplier?.categories ?? []} />
      ))}
    </ul>
  );
}
