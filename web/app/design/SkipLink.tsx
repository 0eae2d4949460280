import type { ReactNode } from 'react';

export interface SkipLinkProps {
  /** Id of the element to go to; it needs `tabIndex={-1}`. */
  targetId: string;
  children: ReactNode;
}

/** First focusable thing of a page; seen only while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {children}
    </a>
  );
}
