/** Whether a write was taken, which fields were refused, and what it shows of the text. */
export type Outcome = { isTaken: boolean; fields: { field: string; code: string }[]; shown: unknown };
export const outcome = (isTaken: boolean, fields: Outcome['fields'] | undefined, shown: unknown): Outcome => ({
  isTaken,
  fields: (fields ?? [])
    .flatMap(({ field, code }) => (field === '' ? [] : [{ field, code }]))
    .sort((a, b) => a.field.localeCompare(b.field)),
  shown: isTaken ? shown : undefined,
});
export const picked = (value: unknown, steps: (string | number)[]): unknown => {
  const [step, ...rest] = steps.filter((each) => typeof each === 'string' && each !== 'company');
  const root = value as Record<string, unknown> | null;
  const own = root?.[step!] ?? (root?.customer as Record<string, unknown> | undefined)?.[step!];
  return (rest.length > 0 ? picked(own, rest) : own) ?? null;
};

type UserError = { code: string; field: string[] | null };
export type Payload = Record<string, unknown> & { userErrors: UserError[] };
/** As REST writes them: `tags[0]`. */
export const fieldsOf = (userErrors: UserError[]) =>
  userErrors.flatMap(({ code, field }) =>
    field
      ? [
          {
            code,
            field: field
              .map((step) => (/^\d/.test(step) ? `[${step}]` : `.${step}`))
              .join('')
              .slice(1),
          },
        ]
      : [],
  );
