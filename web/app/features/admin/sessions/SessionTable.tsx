import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { deviceName } from '../../account/index.ts';
import { sessionMessages as words } from './messages.ts';
import { Instant, ReasonDialog, Rows, Who } from '../../staff/index.ts';
import { RevokeSessionDocument, type SessionTable_SessionFragment } from './SessionTable.generated.ts';

interface SessionTableProps {
  sessions: readonly (Masked<SessionTable_SessionFragment> & { id: string })[];
  mayEnd: boolean;
}

/** Devices that are logged in, whoever they belong to. */
export function SessionTable({ sessions, mayEnd }: SessionTableProps) {
  const [ending, setEnding] = useState<SessionTable_SessionFragment>();
  const rows = readFragment<SessionTable_SessionFragment>(sessions);
  const end = async (reason: string) => {
    const input = { id: ending!.id, reason };
    await write(RevokeSessionDocument, { input }, { outdates: ['staff.sessions'] });
    notify('success', words.ended);
  };
  return (
    <>
      <Rows
        caption={words.tab.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'owner', header: words.owner, cell: ({ owner }) => <Who {...owner} /> },
          { key: 'device', header: words.device, cell: ({ userAgent }) => deviceName(userAgent) },
          { key: 'address', header: words.address, cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
          { key: 'since', header: words.since, cell: ({ createdAt }) => <Instant at={createdAt} /> },
          { key: 'seen', header: words.lastSeen, cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} /> },
          {
            key: 'actions',
            header: words.actions,
            cell: (session) =>
              session.isCurrent ? (
                <Badge kind="info">{words.current}</Badge>
              ) : (
                mayEnd && <Button onClick={() => setEnding(session)}>{words.end}</Button>
              ),
          },
        ]}
      />
      {ending && (
        <ReasonDialog
          title={words.endTitle(toPersianDigits(ending.owner?.phone ?? ''))}
          actionLabel={words.end}
          onClose={() => setEnding(undefined)}
          act={end}
        />
      )}
    </>
  );
}
