import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { customerMessages as words } from '../messages.ts';

const labels: Record<string, string> = {
  ...prefixed('person', words.personLabels),
  ...prefixed('company', words.companyLabels),
};

function prefixed(of: string, names: Record<string, string>) {
  return Object.fromEntries(Object.entries(names).map(([name, label]) => [`${of}.${name}`, label]));
}

interface CompletenessProps {
  completenessPercent: number;
  nextMissingField: string | null;
}

/** How far the own data are filled, and what comes next. */
export function Completeness({ completenessPercent: percent, nextMissingField: next }: CompletenessProps) {
  const nextLabel = next && labels[next];
  return (
    <div className="flex flex-wrap items-center gap-3 text-muted">
      <progress value={percent} max={100} aria-label={words.title} className="progress w-40" />
      <span>{percent === 100 ? words.complete : words.completeness(formatInteger(percent))}</span>
      {nextLabel && <span>{words.next(nextLabel)}</span>}
    </div>
  );
}
