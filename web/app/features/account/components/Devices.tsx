import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { accountMessages as words } from '../messages.ts';
import { Day } from '../../things/index.ts';
import { deviceName } from './deviceName.ts';
import { ProfileScreenDocument } from '../screens/ProfileScreen.generated.ts';
import { type Devices_SessionFragment, EndSessionDocument } from './Devices.generated.ts';

type Session = Masked<Devices_SessionFragment> & { id: string };

interface DevicesProps {
  sessions: readonly Session[];
}

/** Where one is logged in, and the end of a session on a device that is not at hand. */
export function Devices({ sessions }: DevicesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {sessions.map((session) => (
        <Device key={session.id} session={session} />
      ))}
    </ul>
  );
}

function Device({ session }: { session: Session }) {
  const { id, userAgent, address, createdAt, lastSeenAt, isCurrent } = readFragment<Devices_SessionFragment>(session);
  const [pending, setPending] = useState(false);
  const end = () => {
    setPending(true);
    write(EndSessionDocument, { input: { id } }, { outdates: [ProfileScreenDocument] })
      .then(
        () => notify('success', words.ended),
        () => notify('error', words.endFailed),
      )
      .finally(() => setPending(false));
  };
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {deviceName(userAgent)}
          {isCurrent && <Badge kind="info">{words.thisDevice}</Badge>}
        </p>
        <FactList
          layout="inline"
          facts={[
            { label: words.lastSeen, value: <Day at={lastSeenAt} withClock /> },
            { label: words.since, value: <Day at={createdAt} withClock /> },
            { label: words.address, value: <bdi dir="ltr">{address}</bdi> },
          ]}
        />
      </div>
      {!isCurrent && (
        <Button onClick={end} pending={pending}>
          {words.end}
        </Button>
      )}
    </Card>
  );
}
