import { type ReactNode, useContext, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import type { States } from '../../design/StateBadge.tsx';
import { DecideContext } from './DecidingArea.tsx';
import { decisionsOn, type DecisionTarget, lacksOn, placeOf } from './decisionKind.ts';
import { KeyedQueue } from './KeyedQueue.tsx';
import { MissingParts } from './MissingParts.tsx';
import { PlainDecision } from './PlainDecision.tsx';

interface DecisionQueueProps<Row> {
  label: string;
  rows: readonly Row[];
  /** What is decided of a row. */
  targetOf(row: Row): DecisionTarget;
  /** Other things of the row that can be decided; keys take the first of all of them that they can. */
  othersOf?(row: Row): readonly DecisionTarget[];
  /** What the states of the rows are called. */
  states: States;
  /** A card, with the buttons of its row and, in their order, those of its other things. */
  children(row: Row, decisions: ReactNode, others: readonly ReactNode[]): ReactNode;
}

/** What waits for staff, one card below the other: decided by buttons and keys in a dialog, and by plain forms without script. */
export function DecisionQueue<Row extends { id: string }>(props: DecisionQueueProps<Row>) {
  const { label, rows, targetOf, othersOf, states, children } = props;
  const decide = useContext(DecideContext);
  const targetsOf = (row: Row) => [targetOf(row), ...(othersOf?.(row) ?? [])];
  const shown = useRef<readonly DecisionTarget[]>([]);
  shown.current = rows.flatMap(targetsOf);
  const begin = (target: DecisionTarget, decision: string) => {
    target.begin?.();
    const now = () => shown.current.find((each) => placeOf(each) === placeOf(target));
    decide({ target, decision, states, now });
  };
  const byKey = (row: Row, key: 'CONFIRM' | 'REJECT') => {
    for (const target of targetsOf(row)) {
      const meant = target.kind[key === 'CONFIRM' ? 'confirms' : 'rejects'];
      const decision = decisionsOn(target).find((each) => meant.includes(each));
      if (decision) return begin(target, decision);
    }
  };
  const buttonsOf = (target: DecisionTarget) => (
    <Decisions key={placeOf(target)} target={target} decide={(decision) => begin(target, decision)} />
  );
  return (
    <KeyedQueue label={label} rows={rows} decide={byKey}>
      {(row) => children(row, buttonsOf(targetOf(row)), (othersOf?.(row) ?? []).map(buttonsOf))}
    </KeyedQueue>
  );
}

/** The buttons of what the viewer can decide, with a form that does the same without script. */
function Decisions({ target, decide }: { target: DecisionTarget; decide(decision: string): void }) {
  const { kind, name, own } = target;
  if (own) return <p className="text-muted">{own}</p>;
  const decisions = decisionsOn(target);
  const missing = <MissingParts name={name} missing={lacksOn(target)} />;
  if (decisions.length === 0) return missing;
  return (
    <>
      {missing}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {decisions.map((decision) => (
          <Button
            key={decision}
            variant={kind.confirms.includes(decision) ? 'primary' : 'secondary'}
            onClick={() => decide(decision)}
            aria-label={kind.words[decision]!.title(name)}
          >
            {kind.words[decision]!.action}
          </Button>
        ))}
      </div>
      <PlainDecision target={target} />
    </>
  );
}
