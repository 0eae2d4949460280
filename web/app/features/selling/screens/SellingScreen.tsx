import { useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { mayActFor } from '../../../platform/session/membership.ts';
import { loadStates } from '../../addresses/index.ts';
import { OwnMerchantCard } from '../components/OwnMerchantCard.tsx';
import { readEntryAddress } from '../entry/entryAddress.ts';
import { EntryEditor } from '../entry/EntryEditor.tsx';
import { EntryEditorDocument, type EntryEditor_EntryFragment as Entry } from '../entry/EntryEditor.generated.ts';
import { loadEntryParts } from '../entry/loadEntryParts.ts';
import { plainEntryForms } from '../entry/plain/plainEntryForms.ts';
import { goodsHref, goodsVariables, readGoodsAddress } from '../goods/goodsAddress.ts';
import { GoodsTab } from '../goods/GoodsTab.tsx';
import { GoodsTabDocument } from '../goods/GoodsTab.generated.ts';
import { ProposalsDocument } from '../goods/Proposals.generated.ts';
import { plainRowName } from '../goods/goodsChanges.ts';
import { savePlainRow } from '../goods/savePlainRow.ts';
import {
  delegationsHref,
  delegationsVariables,
  readDelegationAddress,
  readDelegationsAddress,
} from '../delegations/delegationAddress.ts';
import { delegationMessages } from '../delegations/messages.ts';
import { DelegationsTab, OneDelegation } from '../delegations/DelegationsTab.tsx';
import { DelegationsTabDocument } from '../delegations/DelegationsTab.generated.ts';
import { OneDelegationDocument } from '../delegations/OneDelegation.generated.ts';
import { figuresHref, figuresVariables, readFiguresAddress } from '../figures/figuresAddress.ts';
import { ArticlesTab } from '../pages/ArticlesTab.tsx';
import { ArticlesTabDocument } from '../pages/ArticlesTab.generated.ts';
import { articlesHref, articlesVariables, readArticlesAddress } from '../pages/articlesAddress.ts';
import { articleMessages } from '../pages/messages.ts';
import { FiguresTab } from '../figures/FiguresTab.tsx';
import { FiguresTabDocument } from '../figures/FiguresTab.generated.ts';
import { figuresMessages } from '../figures/messages.ts';
import { CompanyFactsDocument } from '../forms/CompanyFacts.generated.ts';
import { MerchantDialog } from '../forms/MerchantDialog.tsx';
import { sellingMessages as words } from '../messages.ts';
import { mineMessages } from '../mine/messages.ts';
import { readMineAddress } from '../mine/mineAddress.ts';
import { Sides } from '../mine/Sides.tsx';
import { MySuppliers } from '../mine/MySuppliers.tsx';
import { MySuppliersDocument } from '../mine/MySuppliers.generated.ts';
import { pageMessages } from '../page/messages.ts';
import { pageHref, readPageAddress } from '../page/pageAddress.ts';
import { plainPageAddressForms } from '../page/plain/savePlainPageAddress.ts';
import { plainPageForms } from '../page/plain/savePlainPagePicture.ts';
import { PageTab } from '../page/PageTab.tsx';
import { ClaimedSupplierDocument, EntriesByStateDocument, PageTabDocument } from '../page/PageTab.generated.ts';
import { SellingScreenDocument, type SellingScreenQuery } from './SellingScreen.generated.ts';

async function open(args: ScreenArgs) {
  const { search, searchParams } = new URL(args.request.url);
  const customerId = searchParams.get('customerId') ?? undefined;
  const goods = readGoodsAddress(search);
  const entryId = readEntryAddress(search);
  const { viewer } = await load(args, SellingScreenDocument, {});
  const company = companyOf(viewer?.customers, customerId, new Date());
  if (company) await load(args, CompanyFactsDocument, { customerId: company.id });
  const delegations = await openDelegations(args, company?.id);
  const seller = viewer?.merchants?.find(({ id }) => id === goods?.merchantId);
  if (seller?.customerId) await load(args, ProposalsDocument, { customerId: seller.customerId });
  const isMine = readMineAddress(search, companiesOf(viewer?.customers, new Date()).length > 0);
  if (isMine) await load(args, MySuppliersDocument, {});
  if (goods) found(args, (await load(args, GoodsTabDocument, goodsVariables(goods))).viewer?.supplierProducts);
  const entry =
    entryId && found(args, (await load(args, EntryEditorDocument, { id: entryId })).viewer?.supplierProduct);
  const places = entry ? await loadEntryParts(args, readFragment<Entry>(entry)) : undefined;
  const page = await openPage(args, viewer, customerId);
  const figures = await openFigures(args, viewer);
  const articles = await openArticles(args, viewer);
  return {
    customerId,
    goods,
    figures,
    articles,
    ...delegations,
    ...page,
    isMine,
    ...(entry && { entry: { id: entry.id, merchantId: entry.merchantId, places } }),
    now: new Date().toISOString(),
  };
}

/** The chart that the address asks for, of an account whose figures the viewer may see. */
async function openFigures(args: ScreenArgs, viewer: SellingScreenQuery['viewer']) {
  const figures = readFiguresAddress(new URL(args.request.url).search, new Date());
  if (!figures) return undefined;
  const seller = viewer?.merchants?.find(({ id }) => id === figures.merchantId);
  const company = viewer?.customers?.find(({ id }) => id === seller?.customerId);
  if (!seller || !company || !maySeeFigures(company)) return found(args, null);
  const supplierId = seller.supplierId ?? undefined;
  const { viewer: answered } = await load(args, FiguresTabDocument, figuresVariables(figures, supplierId));
  found(args, answered?.visitChart);
  return figures;
}

/** The articles that the address asks for, of a supplier for which the viewer writes. */
async function openArticles(args: ScreenArgs, viewer: SellingScreenQuery['viewer']) {
  const articles = readArticlesAddress(new URL(args.request.url).search);
  if (!articles) return undefined;
  const seller = viewer?.merchants?.find(({ id }) => id === articles.merchantId);
  const company = viewer?.customers?.find(({ id }) => id === seller?.customerId);
  if (!seller?.supplierId || !company || !mayEditGoods(company)) return found(args, null);
  const { viewer: answered } = await load(args, ArticlesTabDocument, articlesVariables(articles, seller.supplierId));
  found(args, answered?.ownPages);
  return articles;
}

/** What the page of the shown company needs. */
async function openPage(args: ScreenArgs, viewer: SellingScreenQuery['viewer'], customerId: string | undefined) {
  const page = readPageAddress(new URL(args.request.url).search);
  if (page) await load(args, PageTabDocument, {});
  const ownEntries = page ? await entryStates(args, viewer, customerId) : [];
  // What the forms without script of its addresses offer.
  const states = import.meta.env.SSR && page ? await loadStates(args) : undefined;
  const claimed = page?.claimId
    ? found(args, (await load(args, ClaimedSupplierDocument, { id: page.claimId })).supplier)
    : undefined;
  return { isPage: page !== undefined, ownEntries, claimed, states };
}

/** In which states entries of the shown company are. */
async function entryStates(args: ScreenArgs, viewer: SellingScreenQuery['viewer'], customerId: string | undefined) {
  const company = companyOf(viewer?.customers, customerId, new Date());
  const own = (viewer?.merchants ?? []).filter((each) => company && each.customerId === company.id);
  const told = await Promise.all(own.map(({ id: merchantId }) => load(args, EntriesByStateDocument, { merchantId })));
  return told.flatMap((each) => each.viewer?.supplierProducts?.stateCounts.map(({ status }) => status) ?? []);
}

/** The agencies of a company, or the one that a notice leads to. */
async function openDelegations(args: ScreenArgs, customerId: string | undefined) {
  const { search } = new URL(args.request.url);
  const delegations = readDelegationsAddress(search);
  const delegationId = readDelegationAddress(search);
  if (delegationId) found(args, (await load(args, OneDelegationDocument, { id: delegationId })).viewer?.delegation);
  else if (delegations && customerId)
    found(
      args,
      (await load(args, DelegationsTabDocument, delegationsVariables(delegations, customerId))).viewer?.delegations,
    );
  return { delegationId, delegations: delegationId ? undefined : delegations };
}

/** Companies for which the viewer may act. */
const companiesOf = (customers: readonly Company[] | null | undefined, now: Date) =>
  (customers ?? []).filter((it) => it.kind === 'COMPANY' && mayActFor(it, now.getTime()));
/** The one that the address names, else the first. */
function companyOf(customers: readonly Company[] | null | undefined, id: string | undefined, now: Date) {
  const all = companiesOf(customers, now);
  return all.find((each) => each.id === id) ?? all[0];
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) =>
  answerPlainForm(args, {
    [plainRowName]: savePlainRow,
    ...plainEntryForms,
    ...plainPageForms,
    ...plainPageAddressForms,
  });
/** Pictures come with them. */
export const handle = { formsTakeFiles: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title, description } = args.loaderData?.isMine ? mineMessages : words;
  return head(args, { title, description });
};

/** The suppliers that the viewer buys from, and what the own companies sell. */
export default function SellingScreen() {
  const { isMine, goods, entry, figures, articles } = useLoaderData<typeof loader>();
  // Goods need the first screen for themselves: one row of tabs leads away from them.
  const isOfGoods = goods !== undefined || entry !== undefined || (figures ?? articles) !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <h1 className={isOfGoods ? 'sr-only' : ''}>{(isMine ? mineMessages : words).title}</h1>
      {!isOfGoods && <Sides isMine={isMine} />}
      {isMine ? <MySuppliers /> : <Selling />}
    </div>
  );
}

/** The selling accounts of the viewer's companies, one company at a time. */
function Selling() {
  const opened = useLoaderData<typeof loader>();
  const { customerId, goods, figures, articles, entry, delegations, delegationId, isPage, now } = opened;
  const { ownEntries, claimed, states } = opened;
  const { data } = useGraph(SellingScreenDocument, {});
  const companies = companiesOf(data.viewer?.customers, new Date(now));
  const merchants = data.viewer?.merchants ?? [];
  const shown = merchants.find(({ id }) => id === (goods ?? entry ?? figures ?? articles)?.merchantId);
  const company = companyOf(companies, shown?.customerId ?? customerId, new Date(now));
  return (
    <>
      {company ? (
        <>
          {!shown && <p className="max-w-[68ch] text-muted">{words.lead}</p>}
          {companies.length > 1 && (
            <Tabs
              label={words.companies}
              items={companies.map(({ id, name }) => ({
                href: isPage ? pageHref(id) : `/profile/suppliers?customerId=${id}`,
                label: <bdi>{name}</bdi>,
                current: id === company.id,
              }))}
            />
          )}
          <Parts
            company={company}
            merchants={merchants}
            merchantId={(figures ?? articles) ? undefined : shown?.id}
            figuresOf={figures?.merchantId}
            articlesOf={articles?.merchantId}
            ofDelegations={Boolean(delegations ?? delegationId)}
            isPage={isPage}
          />
          {delegationId ? (
            <OneDelegation id={delegationId} merchants={asking(merchants, company)} />
          ) : delegations ? (
            <DelegationsTab
              key={company.id}
              state={delegations}
              company={company}
              merchants={asking(merchants, company)}
              mayManage={mayManageDelegations(company)}
            />
          ) : entry && shown ? (
            <EntryEditor id={entry.id} merchantName={shown.name} customerId={company.id} places={entry.places} />
          ) : isPage ? (
            <PageTab
              key={company.id}
              company={company}
              companies={companies}
              merchants={merchants}
              entries={ownEntries}
              claimed={claimed}
              states={states}
            />
          ) : articles && shown?.supplierId ? (
            <ArticlesTab state={articles} merchant={shown} supplierId={shown.supplierId} />
          ) : figures && shown ? (
            <FiguresTab state={figures} merchant={shown} supplierId={shown.supplierId ?? undefined} />
          ) : goods && shown ? (
            <GoodsTab state={goods} merchant={shown} mayAdd={mayEditGoods(company)} />
          ) : (
            <Accounts key={company.id} company={company} data={data} now={new Date(now)} />
          )}
        </>
      ) : (
        <EmptyState
          title={words.noCompany}
          text={words.noCompanyText}
          action={<LinkButton href="/profile/personal-info">{words.toCompany}</LinkButton>}
        />
      )}
    </>
  );
}

type Merchants = NonNullable<NonNullable<SellingScreenQuery['viewer']>['merchants']>;

/** The accounts of a company, and the goods of each. */
function Parts({
  company,
  merchants,
  merchantId,
  figuresOf,
  articlesOf,
  ofDelegations,
  isPage,
}: {
  company: Company;
  merchants: Merchants;
  /** Whose goods are shown. */
  merchantId: string | undefined;
  /** Whose figures are. */
  figuresOf: string | undefined;
  /** Whose articles are. */
  articlesOf: string | undefined;
  /** Whether its agencies are. */
  ofDelegations: boolean;
  /** Whether the company's page is. */
  isPage: boolean;
}) {
  const own = merchants.filter(({ customerId }) => customerId === company.id);
  return (
    <Tabs
      label={words.parts}
      items={[
        {
          href: `/profile/suppliers?customerId=${company.id}`,
          label: words.accounts,
          current: !merchantId && !figuresOf && !articlesOf && !ofDelegations && !isPage,
        },
        { href: pageHref(company.id), label: pageMessages.tab, current: isPage },
        ...own.map(({ id, name }) => ({
          href: goodsHref({ merchantId: id }),
          label: <bdi>{words.goodsOf(name)}</bdi>,
          current: id === merchantId,
        })),
        {
          href: delegationsHref({ customerId: company.id }),
          label: delegationMessages.tab,
          current: ofDelegations,
        },
        ...(mayEditGoods(company) ? own.filter(({ supplierId }) => supplierId) : []).map(({ id, name }) => ({
          href: articlesHref(id),
          label: own.length > 1 ? <bdi>{articleMessages.title(name)}</bdi> : articleMessages.tab,
          current: id === articlesOf,
        })),
        ...(maySeeFigures(company) ? own : []).map(({ id, name }) => ({
          href: figuresHref(id),
          label: own.length > 1 ? <bdi>{figuresMessages.title(name)}</bdi> : figuresMessages.tab,
          current: id === figuresOf,
        })),
      ]}
    />
  );
}

type Company = NonNullable<NonNullable<SellingScreenQuery['viewer']>['customers']>[number];

const mayManageDelegations = ({ isOwner, permissions }: Company) =>
  isOwner || permissions.includes('DELEGATION_MANAGE');
const maySeeFigures = ({ isOwner, permissions }: Company) => isOwner || permissions.includes('REPORT_VIEW');
/** Accounts for which a company can ask others. */
const asking = (merchants: Merchants, { id }: Company) =>
  merchants.filter(({ customerId, status }) => customerId === id && status === 'CONFIRMED');
const mayEditGoods = ({ isOwner, permissions }: Company) => isOwner || permissions.includes('CATALOG_EDIT');

function Accounts({ company, data, now }: { company: Company; data: SellingScreenQuery; now: Date }) {
  const [isAdding, setAdding] = useState(false);
  const merchants = (data.viewer?.merchants ?? []).filter(({ customerId }) => customerId === company.id);
  const add = company.isOwner ? (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  ) : (
    <p className="text-muted">{words.onlyOwners}</p>
  );
  return (
    <Section title={words.ofCompany(company.name)}>
      {merchants.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} action={add} headingLevel={3} />
      ) : (
        <div className="flex flex-col gap-4">
          <ul className="flex flex-col gap-4">
            {merchants.map((merchant) => (
              <OwnMerchantCard key={merchant.id} merchant={merchant} labels={data} now={now} />
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {isAdding && <MerchantDialog customerId={company.id} labels={data} close={() => setAdding(false)} />}
    </Section>
  );
}
