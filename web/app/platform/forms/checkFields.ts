import * as v from 'valibot';

/** Rules over several fields of a form. @param problemsOf fields of it and what is wrong with each */
export const checkFields = <Typed extends object>(
  problemsOf: (value: Typed) => readonly (readonly [key: keyof Typed & string, message: string])[],
) =>
  v.rawCheck<Typed>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value as Record<string, unknown>;
    for (const [key, message] of problemsOf(dataset.value))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  });
