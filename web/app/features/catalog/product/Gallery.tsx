import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Picture, type PictureSource } from '../../../design/Picture.tsx';
import { Thumbnail } from '../../../design/Thumbnail.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { productMessages as words } from './messages.ts';

// As wide as the header of a product makes it (ProductHeader.tsx).
const sizes = '(min-width: 1024px) 26rem, (min-width: 640px) 20rem, calc(100vw - 2rem)';
const idOf = (place: number) => `picture-${place + 1}`;

interface GalleryProps {
  images: readonly (PictureSource & { altText: string })[];
}

/** The pictures of an offer in a strip that fingers, arrow keys and the small ones below move; without script these are links. */
export function Gallery({ images }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const shown = useShownPlace(strip, images.length);
  const show = (event: MouseEvent, place: number) => {
    event.preventDefault();
    strip.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <section className="gallery" aria-label={words.pictures}>
      <ul
        ref={strip}
        className="gallery-strip"
        {...(images.length > 1 && { tabIndex: 0, 'aria-label': words.pictureStrip })}
      >
        {images.map(({ altText, ...source }, place) => (
          <li key={source.url} id={idOf(place)}>
            <Picture source={source} alt={altText} sizes={sizes} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="gallery-choice">
          {images.map(({ url }, place) => (
            <li key={url}>
              <a
                href={`#${idOf(place)}`}
                aria-label={words.pictureOf(formatInteger(place + 1), formatInteger(images.length))}
                aria-current={place === shown ? 'true' : undefined}
                onClick={(event) => show(event, place)}
              >
                <Thumbnail url={url} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Which picture of the strip is in sight. */
function useShownPlace(strip: { current: HTMLUListElement | null }, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const list = strip.current;
    if (!list || count < 2) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((each) => each.isIntersecting);
        if (entry) setShown([...list.children].indexOf(entry.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const each of list.children) seen.observe(each);
    return () => seen.disconnect();
  }, [strip, count]);
  return shown;
}
