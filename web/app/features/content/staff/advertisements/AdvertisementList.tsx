import { useState } from 'react';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { FactList } from '../../../../design/FactList.tsx';
import { StateBadge } from '../../../../design/StateBadge.tsx';
import { ConfirmWrite } from '../../../../platform/forms/ConfirmWrite.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { decode } from '../../../../platform/head/title.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { formatDecimal } from '../../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { Instant, useRenewing } from '../../../staff/index.ts';
import { AdvertisementDialog } from './AdvertisementDialog.tsx';
import { archiveForm } from './advertisementForms.ts';
import type {
  AdvertisementList_AdvertisementFragment as Advertisement,
  AdvertisementList_LabelsFragment as Labels,
} from './AdvertisementList.generated.ts';
import { advertisementMessages as words } from './messages.ts';
import { PlainArchive, PlainSave } from './PlainAdvertisement.tsx';

interface AdvertisementListProps {
  advertisements: readonly Masked<Advertisement>[];
  labels: Masked<Labels>;
}
type Opened = { kind: 'change' | 'archive'; advertisement: Advertisement };

/** All advertisements, how each fares and what can be done with it. */
export function AdvertisementList({ advertisements, labels: given }: AdvertisementListProps) {
  const labels = readFragment<Labels>(given);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ul aria-label={words.tab.label} className="flex flex-col gap-3">
        {readFragment<Advertisement>(advertisements).map((advertisement) => (
          <AdvertisementCard
            key={advertisement.id}
            advertisement={advertisement}
            labels={labels}
            open={(kind) => setOpened({ kind, advertisement })}
          />
        ))}
      </ul>
      {opened?.kind === 'change' && (
        <AdvertisementDialog advertisement={opened.advertisement} labels={labels} close={close} />
      )}
      {opened?.kind === 'archive' && <ArchiveDialog advertisement={opened.advertisement} close={close} />}
    </>
  );
}

interface AdvertisementCardProps {
  advertisement: Advertisement;
  labels: Labels;
  open(kind: Opened['kind']): void;
}

function AdvertisementCard({ advertisement, labels, open }: AdvertisementCardProps) {
  const { alt, state, imageDesktop } = advertisement;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-[1rem] leading-7 [overflow-wrap:anywhere]">{alt}</h2>
        <StateBadge states={labels.advertisementStates?.values} value={state} />
      </div>
      {state !== 'ARCHIVED' && (
        <img
          src={imageDesktop.url.replace(/\d+$/, '320')}
          alt=""
          width={imageDesktop.width}
          height={imageDesktop.height}
          loading="lazy"
          className="h-auto max-h-32 w-auto max-w-full self-start rounded-card"
        />
      )}
      <FactList facts={factsOf(advertisement, labels)} />
      {state !== 'ARCHIVED' && (
        <>
          <div className="flex flex-wrap gap-2 noscript:hidden">
            <Button size="small" aria-label={words.changeTitle(alt)} onClick={() => open('change')}>
              {words.change}
            </Button>
            <Button size="small" aria-label={words.archiveTitle(alt)} onClick={() => open('archive')}>
              {words.archive}
            </Button>
          </div>
          <PlainSave advertisement={advertisement} labels={labels} />
          <PlainArchive advertisement={advertisement} />
        </>
      )}
    </Card>
  );
}

function factsOf(advertisement: Advertisement, labels: Labels) {
  const { slot, targetPath, from, until, weight, categories, viewCount, clickCount } = advertisement;
  const { facts } = words;
  return [
    { label: facts.slot, value: labels.advertisementSlots?.values.find(({ value }) => value === slot)?.displayFa },
    {
      label: facts.target,
      value: (
        <a className="link [overflow-wrap:anywhere]" href={targetPath}>
          <bdi dir="ltr">{decode(targetPath)}</bdi>
        </a>
      ),
    },
    {
      label: facts.time,
      value: (
        <>
          {words.from} <Instant at={from} /> {words.until} <Instant at={until} />
        </>
      ),
    },
    { label: facts.weight, value: formatInteger(weight) },
    { label: facts.categories, value: categories?.map(({ name }) => name).join(words.and) || words.allCategories },
    { label: facts.views, value: formatInteger(viewCount) },
    { label: facts.clicks, value: formatInteger(clickCount) },
    { label: facts.rate, value: rateOf(clickCount, viewCount) },
  ];
}

const rateOf = (clicks: number, views: number): string =>
  views === 0 ? words.noRate : words.percent(formatDecimal((100 * clicks) / views, 1));

function ArchiveDialog({ advertisement, close }: { advertisement: Advertisement; close(): void }) {
  const { id, alt, version } = advertisement;
  const renewing = useRenewing();
  const act = async () => {
    await renewing(() => archiveForm.save({}, { id, version }));
    notify('success', words.archived);
  };
  return (
    <ConfirmWrite
      title={words.archiveTitle(alt)}
      text={words.archiveText}
      actionLabel={words.archive}
      act={act}
      onClose={close}
    />
  );
}
