import { useEffect, useRef } from 'react';
import { Alert } from '../../design/Alert.tsx';
import { formMessages as words } from './messages.ts';
import type { FormFailure } from './refusal.ts';

interface FormProblemsProps {
  failure: FormFailure | undefined;
  problems: readonly { name: string; text: string }[];
  /** The label of each field, for the links. */
  labels: Record<string, string>;
  focus(name: string): void;
}

/** What is wrong with a form, above it: links to the fields, or why it was not taken. */
export function FormProblems({ failure, problems, labels, focus }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasFields = useRef(false);
  hasFields.current = problems.length > 0;
  useEffect(() => {
    // Once for each failure. With fields to mend, the first of them has the focus.
    if (failure && !hasFields.current) box.current?.focus();
  }, [failure]);
  if (!failure && problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Alert kind="error">
        {failure && <FailureText {...failure} />}
        {problems.length > 0 && <p>{words.summary(problems.length)}</p>}
        {problems.length > 0 && (
          <ul className="problems">
            {problems.map(({ name, text }) => (
              <li key={name} className="pointer-coarse:my-4">
                <button
                  type="button"
                  className="link relative text-start align-top pointer-coarse:after:absolute pointer-coarse:after:-inset-2"
                  onClick={() => focus(name)}
                >
                  {labels[name] ? `${labels[name]}: ${text}` : text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}

const FailureText = ({ text, requestId }: FormFailure) => (
  <p>
    {text}
    {requestId && (
      <>
        {' '}
        {words.requestId}{' '}
        <bdi dir="ltr" className="select-all">
          {requestId}
        </bdi>
      </>
    )}
  </p>
);
