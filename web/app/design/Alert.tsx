import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { type StatusKind, statusIcon } from './statusKind.ts';

interface AlertProps {
  kind: StatusKind;
  children: ReactNode;
}

/** Something to know before going on, in its place on the page; a Toast passes, this stays. */
export function Alert({ kind, children }: AlertProps) {
  return (
    <div className={`alert alert-${kind}`}>
      <Icon icon={statusIcon[kind]} size={20} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
