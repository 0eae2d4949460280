import { readJalaliDay } from '../../../platform/forms/jalali.ts';
import { endOfTehranDay } from '../../../platform/numbers/dates.ts';
import { type AdminState, isSearchable, pageOf } from '../../staff/index.ts';

const DAY_MS = 86_400_000;

/** What of the log is asked for. Days are those of Tehran, the last one with all of it. */
export function auditVariables(state: AdminState) {
  const { objectId, actor, action, objectType, from, to } = state;
  const [first, last] = [from, to].map((typed) => (typed ? readJalaliDay(typed) : undefined));
  return {
    // What cannot be read is told beside its field, not by a failed page.
    isSearchable: Object.keys(wrongIn(state)).length === 0,
    objectId,
    ...(actor && isSearchable(actor) && { actor }),
    action,
    objectType,
    ...(first && { from: new Date(endOfTehranDay(first) - DAY_MS).toISOString() }),
    ...(last && { to: new Date(endOfTehranDay(last)).toISOString() }),
    ...pageOf(state),
  };
}

/** What of the search of the log nobody can look for, by field. */
export const wrongIn = ({ actor, from, to }: AdminState): { [Name in 'actor' | 'from' | 'to']?: true } => ({
  ...(actor && !isSearchable(actor) && { actor: true }),
  ...(from && !readJalaliDay(from) && { from: true }),
  ...(to && !readJalaliDay(to) && { to: true }),
});
