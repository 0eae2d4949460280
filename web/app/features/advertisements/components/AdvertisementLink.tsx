import { useEffect, useRef } from 'react';
import type { AdvertisementSlot_AdvertisementFragment as Advertisement } from './AdvertisementSlot.generated.ts';
import { advertisementWords as words } from '../messages.ts';
import { whenSeen } from './whenSeen.ts';

// What is not counted is no loss.
const mark = (act: (it: typeof import('./markAdvertisement.ts')) => Promise<void>) =>
  void import('./markAdvertisement.ts').then(act).catch(() => undefined);

/** The picture that leads somewhere. Who has no script follows it uncounted. */
export function AdvertisementLink({ advertisement }: { advertisement: Advertisement }) {
  const { id, slot, targetPath, imageDesktop, imageMobile } = advertisement;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? whenSeen(link.current, () => mark((it) => it.markSeen(id))) : undefined), [id]);
  const follow = () => mark((it) => it.markFollowed(id));
  return (
    <>
      <a ref={link} href={targetPath} rel="sponsored" onClick={follow} onAuxClick={follow}>
        <picture>
          <source media={wideFrom[slot] ?? '(min-width: 48rem)'} srcSet={imageDesktop.url} />
          <img src={within(imageMobile.url)} alt={imageDesktop.altText} loading="lazy" decoding="async" />
        </picture>
      </a>
      <span aria-hidden="true">{words.label}</span>
    </>
  );
}

/** Where the picture for wide screens stands: beside a list only where there is a side. */
const wideFrom: Partial<Record<Advertisement['slot'], string>> = { LIST_SIDE: '(min-width: 64rem)' };

/** On a phone. */
const within = (url: string) => url.replace(/\d+$/, '640');
