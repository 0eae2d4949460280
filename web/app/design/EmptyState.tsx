import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';

export interface EmptyStateProps {
  /** Why there is nothing. */
  title: string;
  /** What to do next. */
  text: ReactNode;
  /** One action: a Button or LinkButton. */
  action?: ReactNode;
  drawing?: DrawingName;
  headingLevel?: 2 | 3;
}

/** Nothing to show, although everything worked. Never for failures. */
export function EmptyState({ title, text, action, drawing, headingLevel = 2 }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className="state">
      {drawing && (
        <span className="state-drawing">
          <Drawing name={drawing} size={72} />
        </span>
      )}
      <Title className="state-title">{title}</Title>
      <p className="state-text">{text}</p>
      {action && <div className="state-actions">{action}</div>}
    </div>
  );
}
