import * as v from 'valibot';

/**
 * Rules over several fields of a form. They are told beside those of single fields, all at once: a field that its own rule refuses
 * reads as far as that rule came, and nothing more is said of it.
 * @param problemsOf fields of it and what is wrong with each
 */
export const checkFields = <Typed extends object>(
  problemsOf: (value: Typed) => readonly (readonly [key: keyof Typed & string, message: string])[],
) =>
  v.rawCheck<Typed>(({ dataset, addIssue }) => {
    const { issues = [] } = dataset;
    // What is no such form at all has no fields to judge.
    if (issues.some(({ kind }) => kind === 'schema')) return;
    const input = dataset.value as Record<string, unknown>;
    const refused = new Set(issues.map(({ path }) => path?.[0].key));
    for (const [key, message] of problemsOf(dataset.value as Typed))
      if (!refused.has(key))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  });
