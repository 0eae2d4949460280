import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Makes the part a target of `#id` links. */
  id?: string | undefined;
  /** What can be done with the part, in the row of its heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, id, beside, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="section">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-[1.5rem] leading-9">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
