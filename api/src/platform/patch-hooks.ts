import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Actor } from './actor.ts';
import type { FieldError } from './field-error.ts';
import { idsIn, keptNulls, mayBeLeftOut, mergePatch, wholeOf } from './patch.ts';
import { Problem } from './problem.ts';
import { ValidationError } from './validation.ts';

export type ChangeBeside<P extends TSchema> = {
  /** Made by `patchOf` of the PUT's body. */
  body: TSchema;
  /**
   * The thing as it is now, with the names of the body; of what else it tells nothing is taken. Its version is compared under
   * the lock of the write itself, so what is filled in is what is stored then.
   * @param ids the ids that the body names at its top
   * @returns undefined where the body does not say which thing it is. @throws Problem 403, 404
   */
  stored: (input: { params: Static<P>; actor: Actor; ids: Record<string, string> }) => Promise<object | undefined>;
};

/** What is known of a change beside its merged body; `refusal`: why nothing could be filled in. */
type Filling = { isFilled: boolean; refusal?: Problem; keptNulls: string[] };

type Judged = { error?: Error };

/** How the merged bodies of changes were made. */
const fillings = new WeakMap<object, Filling>();

/** Fills what is stored into a change before it is judged, by the rules of the whole. */
export function changeHooks<P extends TSchema>(app: FastifyInstance, { body, stored }: ChangeBeside<P>) {
  const compile: FastifySchemaCompiler<TSchema> = (part) => {
    if (part.httpPart !== 'body') return app.validatorCompiler!(part);
    const validate = app.validatorCompiler!({ ...part, schema: wholeOf(body) }) as (data: object) => Judged;
    return (data: object) => {
      const { error } = validate(data);
      const refusal = judgeFilled(body, fillings.get(data), error instanceof ValidationError ? error.fields : []);
      return refusal ? { error: refusal } : { value: data };
    };
  };
  return {
    validatorCompiler: compile,
    preValidation: async (request: FastifyRequest) => {
      const given = request.body;
      request.sentBody = given;
      const isAstray = (request.getValidationFunction('params')?.(request.params) as Judged | undefined)?.error;
      // What is no object, or of no thing, is refused by the validation that follows.
      if (isAstray || typeof given !== 'object' || given === null || Array.isArray(given)) return;
      const params = request.params as Static<P>;
      const asked = { params, actor: request.actor!, ids: idsIn(given) };
      const now = await stored(asked).catch((error: unknown) =>
        error instanceof Problem ? error : Promise.reject(error),
      );
      const isFilled = now !== undefined && !(now instanceof Problem);
      const merged = mergePatch(body, isFilled ? now : {}, given);
      const refused = now instanceof Problem ? { refusal: now } : {};
      fillings.set(merged, { isFilled, ...refused, keptNulls: keptNulls(body, given) });
      request.body = merged;
    },
  };
}

/** What is wrong with a merged body: what was not filled in is not missing. A wrong format is told before what is not there. */
function judgeFilled(body: TSchema, filling: Filling | undefined, errors: readonly FieldError[]): Error | undefined {
  const { isFilled, refusal, keptNulls: nulls } = filling ?? { isFilled: true, keptNulls: [] };
  const cleared = nulls.map((field): FieldError => ({ field, code: 'REQUIRED' }));
  const told = errors.filter(({ field, code }) => isFilled || code !== 'REQUIRED' || !mayBeLeftOut(body, field));
  if (cleared.length + told.length > 0) return new ValidationError([...cleared, ...told]);
  return isFilled ? undefined : (refusal ?? new Error('a change that does not say of what it is'));
}

/** Whether a body is a change of what is not there or may not be read: only the part that was sent is known. */
export const isUnfilled = (body: unknown): boolean => fillings.get(body as object)?.isFilled === false;
