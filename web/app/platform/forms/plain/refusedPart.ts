import { useActionData } from 'react-router-dom';
import { formMessages } from '../messages.ts';
import { toldOnPage } from './toldOnPage.ts';
import { refusedAt, textOf } from '../refusal.ts';

export type Problems<Field extends string = string> = Partial<Record<Field, string>>;

/** A form without script that was not saved, or not yet: with what was typed, and what is wrong with it. */
export interface RefusedPart<Typed> {
  /** Which form it was, and of what. */
  form: string;
  id: string;
  typed: Typed;
  problems: Problems;
  /** Why nothing was saved, where no field is to blame. */
  failure?: string;
}

interface Sent<Typed> {
  form: string;
  id: string;
  typed: Typed;
  /** Its fields. */
  known: readonly string[];
  /** Where the form has what the api calls otherwise. */
  placeOf?(field: string, path: string): string;
}

/** The page again, for what a write refused. @throws what no page can tell of */
export function refusedPart<Typed>(
  thrown: unknown,
  { form, id, typed, known, placeOf = (field) => field }: Sent<Typed>,
) {
  const { error, status } = toldOnPage(thrown);
  const problems = Object.fromEntries(refusedAt(error, known, placeOf).map(({ place, text }) => [place, text]));
  const isTold = Object.keys(problems).length > 0;
  const failure = isTold ? {} : { failure: textOf(error, formMessages.failed, formMessages.offline) };
  return { status, again: { form, id, typed, problems, ...failure } };
}

/** What came back of a form, if it is this one. */
export function useRefused<Again extends RefusedPart<unknown>>(form: string, id: string): Again | undefined {
  const answer = useActionData() as Again | undefined;
  return answer?.form === form && answer.id === id ? answer : undefined;
}
