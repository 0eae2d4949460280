const sides = [320, 640, 1280];

/** A picture that is there in several sides: the last part of its address is the longest one. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
}

const within = (url: string, side: number) => url.replace(/\d+$/, String(side));

export interface PictureProps {
  source: PictureSource;
  alt: string;
  /** How wide it is shown, as the attribute of that name. */
  sizes: string;
  /** The one that a page is looked at for first: loaded before anything else, the others when they come near. */
  isFirst: boolean;
}

/** A picture in some of its sides, each with how wide it is then. */
export function srcSetOf({ url, width, height }: PictureSource, among: readonly number[] = sides): string {
  const widthWithin = (side: number) => Math.round(width * Math.min(1, side / Math.max(width, height)));
  return among.map((side) => `${within(url, side)} ${widthWithin(side)}w`).join(', ');
}

/** A large picture, in the side that fits the screen. */
export function Picture({ source, alt, sizes, isFirst }: PictureProps) {
  const { url, width, height } = source;
  return (
    <img
      src={within(url, 640)}
      srcSet={srcSetOf(source)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
