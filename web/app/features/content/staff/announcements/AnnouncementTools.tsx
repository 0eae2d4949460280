import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import type { AnnouncementTable_LabelsFragment } from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';
import { PlainAnnouncement } from './PlainAnnouncements.tsx';

/** What stands above the list, also while it is empty. */
export function AnnouncementTools({ labels }: { labels: Masked<AnnouncementTable_LabelsFragment> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-[68ch] text-muted">{words.lead}</p>
      <Button variant="primary" icon="plus" className="noscript:hidden" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <PlainAnnouncement labels={readFragment<AnnouncementTable_LabelsFragment>(labels)} />
      {isOpen && (
        <AnnouncementDialog
          labels={readFragment<AnnouncementTable_LabelsFragment>(labels)}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
