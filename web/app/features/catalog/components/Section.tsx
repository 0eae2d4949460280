import { type ReactNode, useId } from 'react';

/** A part of a page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-[1.5rem] leading-9">
        {title}
      </h2>
      {children}
    </section>
  );
}
