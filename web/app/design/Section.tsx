import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Makes the part a target of `#id` links. */
  id?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="section">
      <h2 id={heading} className="mb-4 text-[1.5rem] leading-9">
        {title}
      </h2>
      {children}
    </section>
  );
}
