import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Code } from './Code.tsx';
import { Icon } from './Icon.tsx';

interface RequestReference {
  id: string;
  label: string;
  copyLabel: string;
  /** Replaces the copy label for a while after copying. */
  copiedLabel: string;
}

export interface ErrorStateProps {
  title: string;
  text: ReactNode;
  /** Large figures above the title, such as the status of an error page. */
  status?: string;
  /** Number of the request, to be told to the support. */
  request?: RequestReference | undefined;
  /** Buttons: retry first. */
  actions?: ReactNode;
  /** `1` when the error is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** Something failed: what, what to do, and the number to ask about. */
export function ErrorState({ title, text, status, request, actions, headingLevel = 2 }: ErrorStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className="state" role={headingLevel === 1 ? undefined : 'alert'}>
      {status ? (
        <p className="state-status">{status}</p>
      ) : (
        <span className="state-icon">
          <Icon icon="circle-alert" size={40} />
        </span>
      )}
      <Title className="state-title">{title}</Title>
      <p className="state-text">{text}</p>
      {actions && <div className="state-actions">{actions}</div>}
      {request && <Reference {...request} />}
    </div>
  );
}

function Reference({ id, label, copyLabel, copiedLabel }: RequestReference) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Without permission the number stays there to be selected by hand.
    navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p className="state-reference">
      {label} <Code>{id}</Code>
      <Button variant="quiet" size="small" icon={copied ? 'check' : 'copy'} onClick={copy} aria-live="polite">
        {copied ? copiedLabel : copyLabel}
      </Button>
    </p>
  );
}
