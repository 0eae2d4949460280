import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface ChipProps {
  children: ReactNode;
  /** Where the link leads: for a removable chip, this page without it. */
  href: string;
  /** Makes the chip removable: its accessible name, which must contain the visible words. */
  removeLabel?: string;
  /** The chosen one of a set. */
  current?: boolean;
}

/** A small link: an active filter with its removal, or a shortcut. */
export function Chip({ children, href, removeLabel, current }: ChipProps) {
  return (
    <a className="chip" href={href} aria-label={removeLabel} aria-current={current ? 'true' : undefined}>
      {children}
      {removeLabel && <Icon icon="x" size={14} />}
    </a>
  );
}
