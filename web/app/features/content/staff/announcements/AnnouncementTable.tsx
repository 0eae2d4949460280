import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { Instant, Rows } from '../../../staff/index.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import {
  type AnnouncementTable_AnnouncementFragment,
  type AnnouncementTable_LabelsFragment,
  UpdateAnnouncementDocument,
} from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';

type Announcement = AnnouncementTable_AnnouncementFragment;
type Labels = AnnouncementTable_LabelsFragment;

interface AnnouncementTableProps {
  announcements: readonly Masked<Announcement>[];
  labels: Masked<Labels>;
}

/** All announcements, with their times and what can be done with each. */
export function AnnouncementTable({ announcements, labels: given }: AnnouncementTableProps) {
  const labels = readFragment<Labels>(given);
  const [open, setOpen] = useState<{ kind: 'change' | 'end'; announcement: Announcement }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Rows
        caption={words.table}
        rows={readFragment<Announcement>(announcements)}
        rowKey={({ id }) => id}
        columns={[
          { key: 'text', header: words.title, cell: ({ text }) => <span dir="auto">{text}</span> },
          {
            key: 'state',
            header: words.state,
            cell: ({ state }) => <StateBadge states={labels.announcementStates?.values} value={state} />,
          },
          {
            key: 'audience',
            header: words.audience,
            cell: ({ audience }) => (
              <span className="whitespace-nowrap">
                {labels.announcementAudiences?.values.find(({ value }) => value === audience)?.displayFa}
              </span>
            ),
          },
          {
            key: 'time',
            header: words.time,
            cell: ({ from, until }) => (
              <span className="flex flex-col whitespace-nowrap">
                <span>
                  {words.from} <Instant at={from} />
                </span>
                <span>
                  {words.until} <Instant at={until} />
                </span>
              </span>
            ),
          },
          { key: 'order', header: words.order, cell: ({ order }) => formatInteger(order) },
          {
            key: 'actions',
            header: words.actions,
            cell: (announcement) => <Actions announcement={announcement} open={setOpen} />,
          },
        ]}
      />
      {open?.kind === 'change' && <AnnouncementDialog announcement={open.announcement} labels={labels} close={close} />}
      {open?.kind === 'end' && <EndDialog announcement={open.announcement} close={close} />}
    </>
  );
}

interface ActionsProps {
  announcement: Announcement;
  open(next: { kind: 'change' | 'end'; announcement: Announcement }): void;
}

const Actions = ({ announcement, open }: ActionsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      size="small"
      aria-label={words.changeTitle(announcement.text)}
      onClick={() => open({ kind: 'change', announcement })}
    >
      {words.change}
    </Button>
    {announcement.state === 'RUNNING' && (
      <Button
        size="small"
        aria-label={words.endTitle(announcement.text)}
        onClick={() => open({ kind: 'end', announcement })}
      >
        {words.end}
      </Button>
    )}
  </div>
);

function EndDialog({ announcement, close }: { announcement: Announcement; close(): void }) {
  const { id, text, tone, href, audience, from, order, version } = announcement;
  const act = async () => {
    const kept = { announcementId: id, text, tone, audience, from, order, version, ...(href && { href }) };
    const input = { ...kept, until: new Date().toISOString() };
    await write(UpdateAnnouncementDocument, { input }, { outdates: ['staff.announcements'] });
    notify('success', words.ended);
  };
  return (
    <ConfirmWrite title={words.endTitle(text)} text={words.endText} actionLabel={words.end} act={act} onClose={close} />
  );
}
