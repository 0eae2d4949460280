import { Picture, srcSetOf } from '../../../design/Picture.tsx';
import type { BlockParts } from './blockList.ts';

const SIZES = '(min-width: 768px) 44rem, 100vw';
/** What a phone loads of a picture, however fine its screen is: the largest side would cost it four times as much. */
const phone = { media: '(max-width: 767px)', sides: [320, 640] };

/** A picture in a text, loaded when it comes near; its place is kept. */
export function BlockImage({ block: { fileId, width, height, alt, caption } }: { block: BlockParts }) {
  if (!fileId || !width || !height) return null;
  const source = { url: `/media/${fileId}/1280`, width, height };
  return (
    <figure>
      <picture>
        <source media={phone.media} srcSet={srcSetOf(source, phone.sides)} sizes="100vw" />
        <Picture source={source} alt={alt ?? ''} sizes={SIZES} isFirst={false} />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
