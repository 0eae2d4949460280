import sprite from './drawings/sprite.svg?url&no-inline';

/** Line drawings on a 24 px grid; `logo` is the mark of the site. */
export type DrawingName =
  | 'valve'
  | 'pump'
  | 'sheet'
  | 'pipe'
  | 'motor'
  | 'bearing'
  | 'gear'
  | 'bolt'
  | 'cable'
  | 'sensor'
  | 'gauge'
  | 'compressor'
  | 'tank'
  | 'filter'
  | 'heat-exchanger'
  | 'crane'
  | 'tool'
  | 'weld'
  | 'furnace'
  | 'laser'
  | 'cnc'
  | 'casting'
  | 'plating'
  | 'chemical'
  | 'polymer'
  | 'insulation'
  | 'electrical'
  | 'panel'
  | 'safety'
  | 'hydraulic'
  | 'pneumatic'
  | 'conveyor'
  | 'document'
  | 'standard'
  | 'consulting'
  | 'lab'
  | 'drawing'
  | 'logo';

export interface DrawingProps {
  name: DrawingName;
  /** Edge length in px; made for 24 to 160. */
  size?: number;
  /** Accessible name; without it the drawing is decoration. */
  title?: string;
}

/** One drawing from the sprite: a few bytes of HTML, one cached file for all. */
export function Drawing({ name, size = 48, title }: DrawingProps) {
  return (
    <svg
      className="drawing"
      width={size}
      height={size}
      // The line is 1.5 px at every size: large drawings gain detail, not weight.
      strokeWidth={36 / size}
      data-small={size < 40 ? '' : undefined}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
