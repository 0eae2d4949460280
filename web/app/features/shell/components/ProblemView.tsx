import { useEffect } from 'react';
import { ErrorState } from '../../../design/ErrorState.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { missingPart } from '../../../platform/errors/missingPart.ts';
import { problemOf, type ShownProblem } from '../../../platform/errors/problemOf.ts';
import { loadingFlag } from '../../../platform/navigation/loadingFlag.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { shellMessages } from '../messages.ts';
import { BackButton } from './BackButton.tsx';
import { RetryButton } from './RetryButton.tsx';
import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';

// Of addresses alone that somebody wrote by hand.
const RefusedFields = withScriptLater(async () => (await import('../refused/RefusedFields.tsx')).RefusedFields);

const words = shellMessages.error;

/** The content of every error page, inside or outside the frame (specification, sections 2 and 8). */
export function ProblemView({ error }: { error: unknown }) {
  return <Problem problem={problemOf(error)} />;
}

/** What is no fault of the site says so. */
const texts: Partial<Record<number, string>> = { 400: words.badInput, 403: words.forbidden, 429: words.tooMany };

interface ProblemProps {
  problem: Omit<ShownProblem, 'message'>;
  /** Where "again" leads; a failure that may pass leads to the same page by itself. */
  retryHref?: string | undefined;
}

/** The same for a problem that is known already. */
export function Problem({ problem, retryHref }: ProblemProps) {
  useEffect(() => {
    loadingFlag.begin('error page');
    return () => loadingFlag.end('error page');
  }, []);
  if (problem.status === 404) return <NotFound typed={problem.typed ?? []} />;
  const { status, code, requestId, fields = [] } = problem;
  const isInput = status === 400;
  const mayPass = status === 503 || status === 429 || code === missingPart || retryHref !== undefined;
  return (
    <ErrorState
      headingLevel={1}
      status={toPersianDigits(String(status))}
      title={words.heading}
      text={
        <>
          {texts[status] ?? words.generic}
          {isInput && <RefusedFields fields={fields} />}
        </>
      }
      request={
        requestId
          ? { id: requestId, label: words.request, copyLabel: words.copy, copiedLabel: words.copied }
          : undefined
      }
      actions={
        <>
          {mayPass && <RetryButton href={retryHref} />}
          <LinkButton href="/" variant={mayPass ? 'secondary' : 'primary'}>
            {words.home}
          </LinkButton>
        </>
      }
    />
  );
}

function NotFound({ typed }: { typed: readonly string[] }) {
  return (
    <ErrorState
      headingLevel={1}
      status={toPersianDigits('404')}
      title={words.heading}
      text={typed.length === 0 ? words.notFound : <Typed typed={typed} />}
      actions={
        <>
          <LinkButton href="/" variant="primary">
            {words.home}
          </LinkButton>
          <BackButton />
        </>
      }
    />
  );
}

/** What was written to something that is gone meanwhile, to be kept elsewhere. */
const Typed = ({ typed }: { typed: readonly string[] }) => (
  <>
    {words.goneMeanwhile}
    {typed.map((text) => (
      <bdi key={text} className="mt-3 block whitespace-pre-wrap text-start text-text wrap-anywhere">
        {text}
      </bdi>
    ))}
  </>
);
