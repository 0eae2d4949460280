import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A lucide icon, imported by name where it is used so that only used icons are shipped. */
  icon: LucideIcon;
  /** Edge length in px. */
  size?: number;
  /** Flips the icon in right-to-left pages: arrows, chevrons, back, send, lists. */
  mirror?: boolean | undefined;
  /** Read aloud; without it the icon is decoration and hidden from assistive tools. */
  label?: string;
  className?: string;
}

/** One stroke for every icon of the site. */
export function Icon({ icon: Glyph, size = 20, mirror = false, label, className }: IconProps) {
  const classes = ['icon', mirror && 'icon-mirror', className].filter(Boolean).join(' ');
  return (
    <Glyph
      size={size}
      // 1.5 px as in the drawings; a little finer where 1.5 px would fill the shape.
      strokeWidth={Math.min(1.8, 36 / size)}
      className={classes}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
