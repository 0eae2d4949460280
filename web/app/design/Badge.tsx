import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { statusIcon, type StatusKind } from './statusKind.ts';

export interface BadgeProps {
  children: ReactNode;
  /** A status brings its own icon; `neutral` and `primary` have none unless given. */
  kind?: StatusKind | 'neutral' | 'primary';
  icon?: IconName;
}

/** A short state word beside a thing. */
export function Badge({ children, kind = 'neutral', icon }: BadgeProps) {
  const shown = icon ?? (kind === 'neutral' || kind === 'primary' ? undefined : statusIcon[kind]);
  return (
    <span className={`badge badge-${kind}`}>
      {shown && <Icon icon={shown} size={14} />}
      {children}
    </span>
  );
}
