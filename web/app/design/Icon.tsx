import sprite from './drawings/sprite.svg?url&no-inline';

/** The site's icons, by the names that Lucide gives them. */
export type IconName =
  | 'arrow-right'
  | 'ban'
  | 'bell'
  | 'calendar-days'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-dashed'
  | 'circle-question-mark'
  | 'circle-user'
  | 'circle-user-round'
  | 'copy'
  | 'download'
  | 'file-text'
  | 'file-up'
  | 'heart'
  | 'image-up'
  | 'info'
  | 'layout-grid'
  | 'list-plus'
  | 'log-out'
  | 'menu'
  | 'notebook-pen'
  | 'pencil'
  | 'plus'
  | 'rotate-ccw'
  | 'rotate-cw'
  | 'rows-3'
  | 'ruler'
  | 'scale'
  | 'search'
  | 'share-2'
  | 'sliders-horizontal'
  | 'trash'
  | 'triangle-alert'
  | 'user-plus'
  | 'user-x'
  | 'wifi-off'
  | 'x';

export interface IconProps {
  icon: IconName;
  /** Edge length in px. */
  size?: number;
  /** Flips the icon in right-to-left pages: arrows, chevrons, back, send, lists. */
  mirror?: boolean | undefined;
  /** Read aloud; without it the icon is decoration and hidden from assistive tools. */
  label?: string;
  className?: string;
}

/** Up to this size the style sheet's stroke fits, in px. */
const largestSmall = 20;

/** One icon from the sprite: a few bytes of HTML, in the file that every page asks for because of the site's logo. */
export function Icon({ icon, size = 20, mirror = false, label, className }: IconProps) {
  const place = mirror ? 'icon icon-mirror' : 'icon';
  return (
    <svg
      className={className ? `${place} ${className}` : place}
      width={size}
      height={size}
      // 1.5 px as in the drawings; a little finer where 1.5 px would fill the shape.
      style={size > largestSmall ? { strokeWidth: 36 / size } : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
