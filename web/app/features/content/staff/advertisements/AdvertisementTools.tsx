import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { AdvertisementDialog } from './AdvertisementDialog.tsx';
import type { AdvertisementList_LabelsFragment as Labels } from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';
import { PlainSave } from './PlainAdvertisement.tsx';

/** What stands above the list, also while it is empty. */
export function AdvertisementTools({ labels }: { labels: Masked<Labels> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        <Button variant="primary" icon="plus" className="noscript:hidden" onClick={() => setOpen(true)}>
          {words.add}
        </Button>
      </div>
      <PlainSave labels={readFragment<Labels>(labels)} />
      {isOpen && <AdvertisementDialog labels={readFragment<Labels>(labels)} close={() => setOpen(false)} />}
    </div>
  );
}
