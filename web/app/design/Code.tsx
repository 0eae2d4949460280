import type { ReactNode } from 'react';

export interface CodeProps {
  children: ReactNode;
  /** `mono` for part numbers, phones, Sheba; `plain` for Latin words such as scientific names; `number` for that of an order, on one line. */
  tone?: 'mono' | 'plain' | 'number';
  className?: string;
}

/**
 * A left-to-right island in Persian text. Its characters stay as given (Latin digits), so that
 * a copied code is the code.
 */
export function Code({ children, tone = 'mono', className }: CodeProps) {
  const classes = ['code', tone !== 'mono' && 'code-plain', tone === 'number' && 'whitespace-nowrap', className]
    .filter(Boolean)
    .join(' ');
  return (
    <bdi dir="ltr" className={classes}>
      {children}
    </bdi>
  );
}
