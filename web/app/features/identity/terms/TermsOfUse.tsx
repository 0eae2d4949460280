import { FoldArrow } from '../../../design/FoldArrow.tsx';
import { terms } from './messages.ts';

/** What asking for a code agrees to, and the whole of it in place: nobody leaves a form to read. */
export function TermsOfUse() {
  return (
    <div className="text-[0.8125rem] text-muted">
      <p>{terms.consent}</p>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-primary">
          {terms.read}
          <FoldArrow />
        </summary>
        <p className="mb-2">{terms.version}</p>
        <ol className="flex list-[persian] flex-col gap-2 ps-5 leading-6">
          {terms.clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
