import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { Button } from '../../../design/Button.tsx';
import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import { type Masked, useMasked } from '../../../platform/graph/useMasked.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { deviceName } from '../../account/index.ts';
import { adminMessages } from '../messages.ts';
import { Instant } from './Instant.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Rows } from './Rows.tsx';
import { Who } from './Who.tsx';
import { RevokeSessionDocument, type SessionTable_SessionFragment } from './SessionTable.generated.ts';

const words = adminMessages.session;

interface SessionTableProps {
  sessions: readonly (Masked<SessionTable_SessionFragment> & { id: string })[];
  mayEnd: boolean;
  /** A session was ended: the list goes on without it. */
  onEnded(id: string): void;
}

/** Devices that are logged in, whoever they belong to. */
export function SessionTable({ sessions, mayEnd, onEnded }: SessionTableProps) {
  const [ending, setEnding] = useState<SessionTable_SessionFragment>();
  const rows = sessions.map((session) => useMasked<SessionTable_SessionFragment>(session));
  const end = async (reason: string) => {
    await pageGraph().change(RevokeSessionDocument, { id: ending!.id, input: { reason } });
    notify('success', words.ended);
    onEnded(ending!.id);
  };
  return (
    <>
      <Rows
        caption={adminMessages.tabs.sessions.label}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'owner', header: words.owner, cell: ({ name, phone }) => <Who {...{ name, phone }} /> },
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
          title={words.endTitle(toPersianDigits(ending.phone))}
          actionLabel={words.end}
          onClose={() => setEnding(undefined)}
          act={end}
        />
      )}
    </>
  );
}
