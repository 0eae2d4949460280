import type { Problems } from './refusedPart.ts';

interface Shown<Name extends string> {
  labels: Readonly<Record<Name, string>>;
  /** What stands in the fields. */
  typed: Readonly<Record<NoInfer<Name>, string>>;
  problems: Problems;
}

/** What a text field of a form without script has by its name: label, what was typed and what is wrong with it. */
export const textFieldOf =
  <Name extends string>({ labels, typed, problems }: Shown<Name>) =>
  (name: Name) => ({
    name,
    label: labels[name],
    defaultValue: typed[name],
    error: problems[name],
    dir: 'auto',
  });
