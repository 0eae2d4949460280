import { Badge } from './Badge.tsx';
import { statusKindOf, type StatusKind } from './statusKind.ts';

/** Values of an enumeration with their labels, as the graph gives them. */
export type States = readonly { value: string; displayFa: string; color?: Uppercase<StatusKind> | null }[] | undefined;

interface StateBadgeProps {
  states: States;
  value: string;
}

/** One value of an enumeration as a person reads it; the label comes from the graph. Nothing for a value without one. */
export function StateBadge({ states, value }: StateBadgeProps) {
  const state = states?.find((each) => each.value === value);
  return state ? <Badge kind={state.color ? statusKindOf[state.color] : 'neutral'}>{state.displayFa}</Badge> : null;
}
