import type { ReactNode } from 'react';
import { FoldArrow } from '../../../design/FoldArrow.tsx';

interface MoreProps {
  label: string;
  /** Says of what, where the label is the same in several places. */
  name?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What few need, folded. */
export const More = ({ label, name, isOpen = false, children }: MoreProps) => (
  <details className="group" open={isOpen || undefined}>
    <summary
      className="flex w-fit cursor-pointer items-center gap-1 text-[0.875rem] text-primary pointer-coarse:min-h-11"
      aria-label={name}
    >
      {label}
      <FoldArrow />
    </summary>
    <div className="mt-2 flex flex-col gap-4">{children}</div>
  </details>
);
