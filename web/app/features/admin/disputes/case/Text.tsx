import type { ReactNode } from 'react';

/** What somebody wrote, in its own direction and lines. */
export const Text = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
    {children}
  </p>
);
