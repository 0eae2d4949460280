import { useEffect } from 'react';
import { FoldArrow } from '../../../design/FoldArrow.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { terms, termsVersion } from './messages.ts';
import { termsQuestion } from './termsQuestion.ts';

// Read by few, and written by the server for all: its script comes by itself.
const PublishedTerms = withScriptLater(async () => (await import('./PublishedTerms.tsx')).PublishedTerms);

/** What asking for a code agrees to, and the whole of it in place: nobody leaves a form to read. */
export function TermsOfUse() {
  const page = useGraphIfLoaded(...termsQuestion)?.pageByName;
  // The login's page loads them; a dialog on another page asks by itself, and shows the usual words until then.
  useEffect(() => void ask(...termsQuestion).catch(() => undefined), []);
  return (
    <div className="text-[0.8125rem] text-muted">
      <p>{terms.consent}</p>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-primary">
          {terms.read}
          <FoldArrow />
        </summary>
        <p className="mb-2">{terms.version(toPersianDigits(page?.consentVersion ?? termsVersion))}</p>
        {page?.body ? <PublishedTerms body={page.body} /> : <UsualTerms />}
      </details>
    </div>
  );
}

/** Where none are published. */
const UsualTerms = () => (
  <ol className="flex list-[persian] flex-col gap-2 ps-5 leading-6">
    {terms.clauses.map((clause) => (
      <li key={clause}>{clause}</li>
    ))}
  </ol>
);
