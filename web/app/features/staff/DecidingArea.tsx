import { createContext, type ReactNode, useState } from 'react';
import { DecisionDialog } from './DecisionDialog.tsx';
import { type Deciding, placeOf } from './decisionKind.ts';

/** Begins a decision. */
export const DecideContext = createContext<(deciding: Deciding) => void>(() => undefined);

/** Around a list: its dialog stays, with what was typed, when somebody else decides the last thing in it. */
export function DecidingArea({ children }: { children: ReactNode }) {
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <DecideContext value={setDeciding}>
      {children}
      {deciding && <DecisionDialog key={placeOf(deciding.target)} {...deciding} close={() => setDeciding(undefined)} />}
    </DecideContext>
  );
}
