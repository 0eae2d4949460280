import type { BlockParts } from './blockList.ts';

const sides = [320, 640, 1280];
const SIZES = '(min-width: 768px) 44rem, 100vw';

/** A picture in a text, loaded when it comes near. */
export function BlockImage({ block: { fileId, width, height, alt, caption } }: { block: BlockParts }) {
  if (!fileId) return null;
  const within = (side: number) => `/media/${fileId}/${side}`;
  return (
    <figure>
      <img
        src={within(640)}
        srcSet={sides.map((side) => `${within(side)} ${side}w`).join(', ')}
        sizes={SIZES}
        {...(width && height && { width, height })}
        alt={alt ?? ''}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
