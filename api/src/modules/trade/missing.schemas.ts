import { type TSchema, Type } from 'typebox';
import { named, object } from '../../platform/schema.ts';

/** What allowed actions of a thing need before they succeed; an action that nothing names succeeds as it stands. */
export const missingOf = <Action extends TSchema>(name: string, action: Action) =>
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
      actions: Type.Array(action, {
        description: 'Which of the allowed actions need it; none where everybody waits for it.',
      }),
    }),
  );
