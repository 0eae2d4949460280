import type { MissingPart } from './decisionKind.ts';
import { queueMessages as words } from './messages.ts';

/** What decisions on a thing wait for, beside the buttons of the others. */
export function MissingParts({ name, missing }: { name: string; missing: readonly MissingPart[] }) {
  if (missing.length === 0) return null;
  return (
    <ul aria-label={words.missing(name)} className="flex list-disc flex-col gap-1 ps-6 text-muted">
      {missing.map(({ code, gap }) => (
        <li key={`${code} ${gap ?? ''}`}>{words.lacks[gap ?? code] ?? code}</li>
      ))}
    </ul>
  );
}
