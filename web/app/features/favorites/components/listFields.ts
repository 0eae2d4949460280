import * as v from 'valibot';
import { optionalText } from '../../../platform/forms/rules.ts';
import { longestName } from '../list.ts';
import { favoriteMessages } from '../messages.ts';

const words = favoriteMessages.choosing;

/** Instead of a name: the new list that `newName` names. */
export const newList = 'NEW';
/** How a list stands among the choices: no name can be taken for another choice. */
export const choiceOf = (name: string | null) => (name === null ? '' : `=${name}`);

const fields = v.object({ list: v.string(), newName: optionalText(longestName) });
export const listSchema = v.pipe(
  fields,
  v.forward(
    v.check(({ list, newName }) => list !== newList || newName !== '', words.nameMissing),
    ['newName'],
  ),
);

/** The list that was chosen, as it was typed; undefined for none. */
export const chosenList = ({ list, newName }: v.InferOutput<typeof listSchema>): string | undefined =>
  list === newList ? newName : list.slice(1) || undefined;
