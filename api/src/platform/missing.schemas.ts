import { type TProperties, type TSchema, Type } from 'typebox';
import { named, object } from './schema.ts';

/**
 * What allowed actions of a thing need before they succeed; an action that nothing names succeeds as it stands.
 * @param more what tells needs of one code apart
 */
export const missingOf = <Action extends TSchema, More extends TProperties = Record<never, never>>(
  name: string,
  action: Action,
  more: More = {} as More,
) =>
  named(
    name,
    'Something that is needed before an action succeeds.',
    object({
      code: Type.String({
        description: 'The code with which the action is refused without it.',
      }),
      field: Type.Optional(
        Type.String({ description: 'Where it is mended, where that is a field or a list.', examples: ['addressId'] }),
      ),
      ...more,
      actions: Type.Array(action, {
        description: 'Which of the allowed actions need it; none where others take the action that waits for it.',
      }),
    }),
  );

/** The same of a thing that is handed in: which of several gaps it is. */
export const gapOf = <Gap extends TSchema>(gap: Gap) => ({ gap: Type.Optional(gap) });
