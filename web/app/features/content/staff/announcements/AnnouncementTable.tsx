import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { Instant, Rows, useRenewing } from '../../../staff/index.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { endingForm } from './announcementForms.ts';
import type {
  AnnouncementTable_AnnouncementFragment,
  AnnouncementTable_LabelsFragment,
} from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';
import { PlainAnnouncements } from './PlainAnnouncements.tsx';

type Announcement = AnnouncementTable_AnnouncementFragment;
type Labels = AnnouncementTable_LabelsFragment;

interface AnnouncementTableProps {
  announcements: readonly Masked<Announcement>[];
  labels: Masked<Labels>;
}

/** All announcements, with their times and what can be done with each. */
export function AnnouncementTable({ announcements, labels: given }: AnnouncementTableProps) {
  const labels = readFragment<Labels>(given);
  const shown = readFragment<Announcement>(announcements);
  const [open, setOpen] = useState<{ kind: 'change' | 'end'; announcement: Announcement }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Rows
        caption={words.table}
        rows={shown}
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
      <PlainAnnouncements announcements={shown} labels={labels} />
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
  <div className="flex flex-wrap gap-2 noscript:hidden">
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

function EndDialog({ announcement: { id, text, version }, close }: { announcement: Announcement; close(): void }) {
  const renewing = useRenewing();
  const act = async () => {
    await renewing(() => endingForm.save({}, { id, version }));
    notify('success', words.ended);
  };
  return (
    <ConfirmWrite title={words.endTitle(text)} text={words.endText} actionLabel={words.end} act={act} onClose={close} />
  );
}
