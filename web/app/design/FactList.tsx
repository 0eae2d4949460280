import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** `lines`: a ruled list of label and value; `inline`: a running line of key facts. */
  layout?: 'lines' | 'inline';
}

/** Name and value pairs: the specification of a thing. */
export function FactList({ facts, layout = 'lines' }: FactListProps) {
  return (
    <dl className={`facts facts-${layout}`}>
      {facts.map((fact) => (
        <div key={fact.label} className="fact">
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
