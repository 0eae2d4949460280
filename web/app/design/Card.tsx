import type { ReactNode } from 'react';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `sunken` for quiet asides. */
  tone?: 'surface' | 'sunken';
  /** Inner space: 16 px, none for content with its own, 24 px. */
  padding?: 'normal' | 'none' | 'roomy';
  id?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  className?: string;
}

/** A bordered surface; no shadow. */
export function Card({ as: Element = 'div', tone = 'surface', padding = 'normal', className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={['card', `card-${tone}`, `card-pad-${padding}`, className].filter(Boolean).join(' ')}
    />
  );
}
