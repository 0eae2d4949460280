import { type FieldProblem, GraphError, statusByName } from './GraphError.ts';

/** What the one field of a mutation answers. */
export type Payload = Record<string, unknown> & { userErrors: readonly UserError[] };

/** What a write tells that a person can mend, as every mutation document selects it (codegen.ts). */
export interface UserError {
  code: string;
  message: string;
  field?: readonly string[] | null;
  params: readonly { value: string }[];
}

/** The failure that a payload tells, in the one shape in which the graph fails; undefined when the write was done. */
export function refusalIn(userErrors: readonly UserError[]): GraphError | undefined {
  const [first] = userErrors;
  if (!first) return undefined;
  const whole = userErrors.find(({ field }) => !field);
  const isOneRule = userErrors.every(({ code }) => code === first.code);
  const code = whole?.code ?? (isOneRule ? first.code : 'VALIDATION_FAILED');
  const fields = userErrors.flatMap((each): FieldProblem[] =>
    each.field
      ? [
          {
            field: dotted(each.field),
            code: each.code,
            message: each.message,
            params: each.params.map(({ value }) => value),
          },
        ]
      : [],
  );
  return new GraphError(statusByName(code) ?? 400, whole?.message ?? '', code, {
    ...(fields.length > 0 && { fields }),
  });
}

/** The payload of a write that was done. @throws GraphError when it says why nothing was changed */
export function payloadOf(told: unknown): Payload {
  const [payload] = Object.values(told as Record<string, Payload | undefined>);
  if (!payload) throw new GraphError(500, '', 'INTERNAL_SERVER_ERROR');
  const refusal = refusalIn(payload.userErrors);
  if (refusal) throw refusal;
  return payload;
}

/** permissions, 0 → permissions[0]: as forms name their fields. */
const dotted = (steps: readonly string[]) =>
  steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index > 0 ? `.${step}` : step)).join('');
