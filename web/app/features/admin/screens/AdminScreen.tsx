import { type MetaFunction, useLoaderData, useLocation } from 'react-router-dom';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Section } from '../../../design/Section.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { answerPlainForm } from '../../../platform/forms/plain/answerPlainForm.ts';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import type { StaffAction } from '../../../platform/graph/types.generated.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { adminHref, type AdminState, pageSize, readAdminAddress, searchOf } from '../adminAddress.ts';
import { AuditSearch } from '../audit/AuditSearch.tsx';
import { auditMessages } from '../audit/messages.ts';
import { AuditTable } from '../audit/AuditTable.tsx';
import { questionOf } from '../adminQuestion.ts';
import { plainAdminForms } from '../plainAdminForms.ts';
import { EntryQueue } from '../entries/EntryQueue.tsx';
import { DelegationQueue } from '../delegations/DelegationQueue.tsx';
import { IdentityQueue } from '../identities/IdentityQueue.tsx';
import { JobTable } from '../jobs/JobTable.tsx';
import { Listed } from '../queue/Listed.tsx';
import { PlainRefusal } from '../queue/PlainDecision.tsx';
import { queueMessages } from '../queue/messages.ts';
import { QueueNav } from '../queue/QueueNav.tsx';
import { QueueSearch } from '../queue/QueueSearch.tsx';
import { reportMessages } from '../reports/messages.ts';
import { DisputeList } from '../disputes/DisputeList.tsx';
import { ReportList } from '../reports/ReportList.tsx';
import { SessionTable } from '../sessions/SessionTable.tsx';
import { TabLinks } from '../components/TabLinks.tsx';
import { UserSearch } from '../users/UserSearch.tsx';
import { UserTable } from '../users/UserTable.tsx';
import { CategoryTree } from '../categories/CategoryTree.tsx';
import { ReplacementList } from '../categories/ReplacementList.tsx';
import { StaffPropertyTable } from '../categories/StaffPropertyTable.tsx';
import { CityTable } from '../cities/CityTable.tsx';
import { SettingTable } from '../settings/SettingTable.tsx';
import { HolidayTable } from '../holidays/HolidayTable.tsx';
import { UnitTable } from '../units/UnitTable.tsx';
import { MerchantQueue } from '../merchants/MerchantQueue.tsx';
import { adminMessages as words } from '../messages.ts';
import { ProductListNav } from '../products/ProductListNav.tsx';
import { ProductQueue } from '../products/ProductQueue.tsx';
import { productQueueMessages } from '../products/messages.ts';
import { StuckTable } from '../stuck/StuckTable.tsx';
import { ClaimQueue } from '../claims/ClaimQueue.tsx';
import { EvidenceQueue } from '../evidences/EvidenceQueue.tsx';
import { SupplierQueue } from '../suppliers/SupplierQueue.tsx';
import { adminTabs } from '../tabs.ts';
import { AdminScreenDocument, type AdminScreenQuery } from './AdminScreen.generated.ts';

async function open(args: ScreenArgs) {
  const { search } = new URL(args.request.url);
  const state = readAdminAddress(search);
  keepQuery(args, [], searchOf(state));
  const variables = questionOf(state);
  const totalCount = countOf((await load(args, AdminScreenDocument, variables)).staff!);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return { variables };
}

const { search } = queueMessages;

type Lists = NonNullable<AdminScreenQuery['staff']>;
/** Of the list that the tab shows. */
function countOf(lists: Lists): number {
  const {
    users,
    sessions,
    auditLog,
    identityVerifications,
    merchants,
    delegations,
    entries,
    baseProducts,
    cities,
    jobs,
    messageReports,
    disputes,
    stuckTradeRequests,
  } = lists;
  const ofSuppliers = lists.suppliers ?? lists.supplierClaims ?? lists.supplierEvidences;
  const ofSellers = ofSuppliers ?? merchants ?? delegations ?? entries ?? baseProducts;
  return (
    (
      ofSellers ??
      users ??
      sessions ??
      auditLog ??
      identityVerifications ??
      cities ??
      jobs ??
      messageReports ??
      disputes ??
      stuckTradeRequests
    )?.totalCount ?? 0
  );
}

export const loader = open;
export const clientLoader = open;
/** Forms without script. */
export const action = (args: ScreenArgs) => answerPlainForm(args, plainAdminForms);

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** The staff area: a tab for each thing that staff do, as far as the viewer's roles allow. */
export default function AdminScreen() {
  const { variables } = useLoaderData<typeof loader>();
  const { data } = useGraph(AdminScreenDocument, variables);
  const state = readAdminAddress(useLocation().search);
  const viewerId = useViewer()?.sub;
  const { roles, staffRoles, statuses } = data;
  // The loader made it sure.
  const staff = data.staff!;
  const {
    area,
    users,
    sessions,
    auditLog,
    identityVerifications,
    merchants,
    delegations,
    entries,
    baseProducts,
    jobs,
  } = staff;
  // Others add to it while it is open.
  const totalCount = countOf(staff);
  const may = (action: StaffAction) => area?.actions.includes(action) ?? false;
  const tabs = adminTabs.filter(({ action }) => may(action));
  return (
    <div className="flex flex-col gap-4">
      <h1>{words.title}</h1>
      <AdminTabs tabs={tabs} current={state.tab} />
      <PlainRefusal />
      {!state.tab && <Overview tabs={tabs} queues={staff.queues ?? []} roles={area?.roles ?? []} />}
      {state.tab === 'users' && <UserSearch state={state} roles={roles?.values} statuses={statuses?.values} />}
      {users && (
        <Listed count={totalCount} empty={[words.noUsers, words.noUsersText]}>
          <UserTable
            users={users.nodes}
            roles={roles?.values}
            staffRoles={staffRoles?.values}
            statuses={statuses?.values}
            viewerId={viewerId}
            mayChange={may('USER_ROLES_WRITE')}
            mayDisable={may('USER_STATUS_WRITE')}
            maySeeSessions={may('SESSIONS_READ')}
          />
        </Listed>
      )}
      {sessions && (
        <Listed count={sessions.totalCount} empty={[words.noSessions, words.noSessionsText]}>
          {state.userId && (
            <Narrowed text={words.session.ofOne} href={adminHref({ tab: 'sessions' })} all={words.session.all} />
          )}
          <SessionTable sessions={sessions.nodes} mayEnd={may('SESSIONS_REVOKE')} />
        </Listed>
      )}
      {identityVerifications && (
        <>
          <QueueNav tab="identity" current={state.status} />
          <Listed count={totalCount} empty={[words.noIdentity, words.noIdentityText]}>
            <IdentityQueue verifications={identityVerifications.nodes} statuses={data.verificationStatuses?.values} />
          </Listed>
        </>
      )}
      {merchants && (
        <>
          <QueueNav tab="merchants" current={state.status} />
          <QueueSearch state={state} {...search.ofMerchants} />
          <Listed count={totalCount} empty={[words.noMerchants, words.noMerchantsText]}>
            <MerchantQueue merchants={merchants.nodes} statuses={data.merchantStatuses?.values} />
          </Listed>
        </>
      )}
      {delegations && (
        <>
          <QueueNav tab="delegations" current={state.status} />
          <QueueSearch state={state} {...search.ofDelegations} />
          <Listed count={totalCount} empty={[words.noDelegations, words.noDelegationsText]}>
            <DelegationQueue delegations={delegations.nodes} statuses={data.delegationStatuses?.values} />
          </Listed>
        </>
      )}
      {(staff.suppliers ?? staff.supplierClaims ?? staff.supplierEvidences) && (
        <>
          <QueueNav tab={state.tab!} current={state.status} />
          <QueueSearch state={state} {...search.ofSupply} />
          <Listed count={totalCount} empty={[words.noSupply, words.noSupplyText]}>
            {staff.suppliers && <SupplierQueue suppliers={staff.suppliers.nodes} labels={data} />}
            {staff.supplierClaims && <ClaimQueue claims={staff.supplierClaims.nodes} labels={data} />}
            {staff.supplierEvidences && <EvidenceQueue evidences={staff.supplierEvidences.nodes} labels={data} />}
          </Listed>
        </>
      )}
      {entries && (
        <>
          <QueueSearch state={state} {...search.ofEntries} />
          <Listed count={totalCount} empty={[words.noEntries, words.noEntriesText]}>
            <EntryQueue entries={entries.nodes} labels={data} />
          </Listed>
        </>
      )}
      {baseProducts && (
        <>
          <ProductListNav current={variables.productList} />
          <QueueSearch state={state} {...productQueueMessages.search} />
          <Listed count={totalCount} empty={[words.noProducts, words.noProductsText]}>
            <ProductQueue products={baseProducts.nodes} labels={data} />
          </Listed>
        </>
      )}
      {staff.holidayYear && <HolidayTable year={staff.holidayYear} />}
      {staff.measurementQuantities && <UnitTable quantities={staff.measurementQuantities} state={state} />}
      {staff.categories && <Categories staff={staff} labels={data} state={state} />}
      {staff.cities && (
        <CityTable cities={staff.cities.nodes} states={data.states?.nodes ?? []} searchKey={state.searchKey} />
      )}
      {staff.settings && <SettingTable settings={staff.settings} />}
      {jobs && (
        <Listed count={jobs.totalCount} empty={[words.noJobs, words.noJobsText]}>
          <JobTable jobs={jobs.nodes} states={data.jobStates?.values} />
        </Listed>
      )}
      {staff.disputes && <DisputeList count={totalCount} disputes={staff.disputes.nodes} labels={data} />}
      {staff.stuckTradeRequests && <StuckTable found={staff.stuckTradeRequests} labels={data} status={state.status} />}
      {staff.messageReports && (
        <Listed count={totalCount} empty={[reportMessages.none, reportMessages.noneText]}>
          <ReportList reports={staff.messageReports.nodes} labels={data} />
        </Listed>
      )}
      {state.tab === 'audit' && <AuditSearch state={state} />}
      {auditLog && (
        <Listed count={totalCount} empty={[words.noAudit, words.noAuditText]}>
          {state.objectId && (
            <Narrowed text={auditMessages.ofOne} href={adminHref({ tab: 'audit' })} all={auditMessages.all} />
          )}
          <AuditTable lines={auditLog.nodes} isIntact={auditLog.isIntact} models={[data.roles, data.permissions]} />
        </Listed>
      )}
      <Pagination
        label={words.pages}
        pageNumber={state.pageNumber}
        pageCount={Math.ceil(totalCount / pageSize)}
        hrefFor={(pageNumber) => adminHref({ ...state, pageNumber })}
        formatNumber={formatInteger}
        previousLabel={words.previous}
        nextLabel={words.next}
      />
    </div>
  );
}

type CategoriesProps = { staff: Lists; labels: AdminScreenQuery; state: AdminState };

/** The tree, or what is measured in one category of it. */
function Categories({ staff, labels, state }: CategoriesProps) {
  const { categories, categoryProperties, quantities } = staff;
  const category = categories?.find(({ id }) => id === state.categoryId);
  if (!category || !categoryProperties)
    return (
      <>
        <ReplacementList replacements={staff.categoryReplacements ?? []} labels={labels} />
        <CategoryTree categories={categories ?? []} state={state} />
      </>
    );
  return <StaffPropertyTable category={category} properties={categoryProperties} quantities={quantities ?? []} />;
}

type Shown = readonly (typeof adminTabs)[number][];

/** Loaded anew each time: what staff look at changes while they look. */
const AdminTabs = ({ tabs, current }: { tabs: Shown; current: string | undefined }) => (
  <div className="lg:[&_ul]:flex-wrap">
    <Tabs
      label={words.tabsLabel}
      items={[{ name: undefined, label: words.overview }, ...tabs].map(({ name, label }) => ({
        href: adminHref(name && { tab: name }),
        label,
        current: name === current,
        fullLoad: true,
      }))}
    />
  </div>
);

type OverviewProps = { tabs: Shown; queues: NonNullable<Lists['queues']>; roles: readonly string[] };

/** What the viewer's roles have to do with: what is there, and what will be theirs. */
function Overview({ tabs, queues, roles }: OverviewProps) {
  const coming = roles.flatMap((role) => words.coming[role] ?? []);
  return (
    <>
      {tabs.length > 0 && <TabLinks tabs={tabs} queues={queues} />}
      {coming.length > 0 && (
        <Section title={words.comingTitle}>
          <p className="mb-3 text-muted">{words.comingText}</p>
          <ul className="flex list-disc flex-col gap-2 ps-6">
            {coming.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const Narrowed = ({ text, href, all }: { text: string; href: string; all: string }) => (
  <p className="flex flex-wrap items-center gap-3">
    {text}
    <LinkButton href={href} data-full-load="">
      {all}
    </LinkButton>
  </p>
);
