import type { GraphError } from '../graph/GraphError.ts';
import { formMessages, ruleText } from './messages.ts';

/** A failure that belongs to no field. */
export interface FormFailure {
  text: string;
  requestId?: string | undefined;
}

/** The refused fields that stand in a form, each with what a person reads beside it. */
export function refusedAt({ data }: GraphError, known: readonly string[], placeOf: (field: string) => string) {
  return (data.fields ?? []).flatMap(({ field, code, message, params }) => {
    // Lists are one field of a form: `permissions[0]` is `permissions`.
    const place = placeOf(field.replace(/^(?:input|body)\./, '').replace(/\[\d+\].*$/, ''));
    return known.includes(place) ? [{ place, code, text: message ?? ruleText(code, Object.values(params ?? {})) }] : [];
  });
}

/** What a person reads when nothing was saved and no field is to blame. */
export function failureOf({ status, statusText, data }: GraphError): FormFailure {
  if (status === 0 || status === 504) return { text: formMessages.offline };
  // What the api refuses for a reason of its own, it says in words for people.
  const isReason = status >= 400 && status < 500 && statusText !== '';
  return { text: isReason ? statusText : formMessages.failed, requestId: data.requestId };
}
