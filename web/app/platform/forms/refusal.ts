import { forPeople } from '../errors/forPeople.ts';
import { type FieldProblem, GraphError } from '../graph/GraphError.ts';
import { formatMoney } from '../numbers/money.ts';
import { formMessages, ruleText } from './messages.ts';

/** A failure that belongs to no field. */
export interface FormFailure {
  text: string;
  requestId?: string | undefined;
}

/** What a person reads beside a refused field: as the api says it, numbers of bounds in Persian digits, amounts as the site writes them. */
export function refusalText({ field, code, message, params = [] }: FieldProblem): string {
  const said = BOUNDS.has(code) ? undefined : forPeople(message);
  const asMoney = (bound: unknown) => (/^\d+$/.test(String(bound)) ? formatMoney(String(bound)) : bound);
  return said ?? ruleText(code, field.endsWith('Rial') ? params.map(asMoney) : params);
}
const BOUNDS = new Set(['MIN_VALUE', 'MAX_VALUE']);

/** The refused fields that stand in a form, each with what a person reads beside it. */
export function refusedAt(
  { data }: GraphError,
  known: readonly string[],
  placeOf: (field: string, path: string) => string,
) {
  return (data.fields ?? []).flatMap((problem) => {
    const { field, code } = problem;
    // Lists are one field of a form: `permissions[0]` is `permissions`.
    const path = field.replace(/^(?:input|body)\./, '');
    const place = placeOf(path.replace(/\[\d+\].*$/, ''), path);
    return known.includes(place) ? [{ field, place, code, text: refusalText(problem) }] : [];
  });
}

/**
 * What a person reads of a failure: what the api refuses for a reason of its own, it says in words for people.
 * @param failed what is said of any other failure
 * @param offline what is said when no answer came
 */
export function textOf(error: unknown, failed: string, offline = failed): string {
  if (!(error instanceof GraphError)) return failed;
  const { status, statusText, data } = error;
  if (status === 0 || status === 504) return offline;
  const said = forPeople(data.fields?.[0]?.message) ?? forPeople(statusText);
  return status >= 400 && status < 500 && said ? said : failed;
}

/** What a person reads above a form when nothing was saved and no field is to blame. */
export const failureOf = (error: GraphError, failed?: string): FormFailure => ({
  text: textOf(error, failed ?? formMessages.failed, failed ?? formMessages.offline),
  requestId: error.data.requestId,
});
