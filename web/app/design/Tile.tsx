import type { ReactNode } from 'react';

export interface TileProps {
  href: string;
  /** A Drawing (40 px in `row`, 64 px in `tall`) or a Monogram. */
  media: ReactNode;
  title: string;
  /** Under the title: a count, a short line. */
  meta?: ReactNode;
  /** `row`: media beside the words; `tall`: media above them, for doors. */
  layout?: 'row' | 'tall';
  /** Heading level of the title; without it the title is plain text. */
  headingLevel?: 2 | 3;
}

/** A whole surface that is one link: a category, a door. */
export function Tile({ href, media, title, meta, layout = 'row', headingLevel }: TileProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <a className={`tile tile-${layout}`} href={href}>
      <span className="tile-media">{media}</span>
      <span className="tile-words">
        <Title className="tile-title">{title}</Title>
        {meta && <span className="tile-meta">{meta}</span>}
      </span>
    </a>
  );
}
