import { createContext, type ReactNode, useState } from 'react';
import type { States } from '../../design/StateBadge.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type DecisionTarget, placeOf } from './decisionKind.ts';

/** A decision that somebody has begun. */
export interface Deciding {
  target: DecisionTarget;
  decision: string;
  /** What the states of the thing are called. */
  states: States;
  /** The thing as its list has it now; undefined where it has it no more. */
  now(): DecisionTarget | undefined;
}

/** Begins a decision. */
export const DecideContext = createContext<(deciding: Deciding) => void>(() => undefined);

/** Around a list: its dialog stays, with what was typed, when somebody else decides the last thing in it. */
export function DecidingArea({ children }: { children: ReactNode }) {
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <DecideContext value={setDeciding}>
      {children}
      {deciding && (
        <DecisionDialog key={placeOf(deciding.target)} {...deciding} close={() => setDeciding(undefined)} />
      )}
    </DecideContext>
  );
}
