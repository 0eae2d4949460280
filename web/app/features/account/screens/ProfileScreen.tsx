import { Suspense, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Section } from '../../../design/Section.tsx';
import { load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { head } from '../../../platform/head/head.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { logout } from '../../../platform/session/askSession.ts';
import { useViewer } from '../../../platform/session/session.ts';
import { ProfilePictureForm } from '../layouts/viewerParts.ts';
import { VisitRow } from '../../activity/index.ts';
import { UnreadConversations } from '../../conversations/index.ts';
import { Completeness, HomeInvitations } from '../../customers/index.ts';
import { WaitingWork } from '../../trade/index.ts';
import { Devices } from '../components/Devices.tsx';
import { MyData } from '../components/MyData.tsx';
import { accountMessages as words } from '../messages.ts';
import { ProfileScreenDocument, type ProfileScreenQuery } from './ProfileScreen.generated.ts';

async function open(args: ScreenArgs) {
  await load(args, ProfileScreenDocument, {});
  return null;
}

export const loader = open;
export const clientLoader = open;

export const meta: MetaFunction = (args) => head(args, { title: words.title, description: words.description });

/** The home of the logged-in area. */
export default function ProfileScreen() {
  const { data } = useGraph(ProfileScreenDocument, {});
  const viewer = useViewer();
  const isAlive = useHydrated();
  // The loader made it sure.
  const own = data.viewer!;
  const sessions = own.sessions ?? [];
  const visits = own.lastVisits?.nodes ?? [];
  const dueNotes = own.notes?.dueCount ?? 0;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{words.title}</h1>
        <LogoutButton label={words.logout} />
      </div>
      {viewer && (
        <p className="text-muted">
          <bdi>{words.hello(toPersianDigits(viewer.displayName))}</bdi>
        </p>
      )}
      <Waiting data={data} />
      <HomeInvitations customers={own.customers ?? []} permissions={data.agentPermissions?.values ?? []} />
      {own.customerProfile && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Completeness {...own.customerProfile} />
          {own.customerProfile.completenessPercent < 100 && (
            <LinkButton href="/profile/personal-info">{words.completeData}</LinkButton>
          )}
        </div>
      )}
      {dueNotes > 0 && (
        <Alert kind="warning">
          {words.dueNotes(formatInteger(dueNotes))}{' '}
          <a href="/profile/notes/all?sort=reminder" className="link">
            {words.seeNotes}
          </a>
        </Alert>
      )}
      {visits.length > 0 && (
        <Section title={words.lastVisits}>
          <ul aria-label={words.lastVisits} className="listing-list mb-4">
            {visits.map((visit) => (
              <VisitRow key={visit.objectType + visit.objectId} visit={visit} />
            ))}
          </ul>
          <LinkButton href="/profile/last-visits/all">{words.allVisits}</LinkButton>
        </Section>
      )}
      <Section title={words.picture}>
        {/* Its height is kept, so that what stands below does not move away under a finger. */}
        <div className="min-h-[7.5rem] sm:min-h-[6rem]">
          {isAlive && (
            <Suspense>
              <ProfilePictureForm />
            </Suspense>
          )}
        </div>
      </Section>
      <Section title={words.devices}>
        <p className="mb-4 text-muted">{words.devicesLead}</p>
        <Devices sessions={sessions} />
        <div className="mt-4">
          <LogoutButton label={words.logoutEverywhere} everywhere />
        </div>
      </Section>
      <MyData />
    </div>
  );
}

/** What waits for the viewer: orders and what was not read. */
function Waiting({ data: { viewer, tradeStatuses } }: { data: ProfileScreenQuery }) {
  const { waiting, unread } = viewer ?? {};
  return (
    <WaitingWork requests={waiting?.nodes ?? []} totalCount={waiting?.totalCount ?? 0} states={tradeStatuses?.values}>
      {unread && unread.nodes.length > 0 && (
        <UnreadConversations conversations={unread.nodes} totalCount={unread.totalCount} />
      )}
    </WaitingWork>
  );
}

function LogoutButton({ label, everywhere = false }: { label: string; everywhere?: boolean }) {
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const press = () => {
    setPending(true);
    logout({ everywhere })
      .then(
        () => {
          notify('info', words.loggedOut);
          void navigate('/', { replace: true });
        },
        () => notify('error', words.logoutFailed),
      )
      .finally(() => setPending(false));
  };
  return (
    <Button icon="log-out" mirrorIcon onClick={press} pending={pending}>
      {label}
    </Button>
  );
}
