import { GraphError } from '../../../platform/graph/GraphError.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { conversationMessages } from '../messages.ts';

const words = conversationMessages.composer;

/** As the api counts: characters, not code units. */
const longestBody = 4_000;
/** From here on the writer is told how much is left. */
const nearTheEnd = 3_600;

const lengthOf = (body: string) => Array.from(body).length;

/** What is wrong with a text before anybody is asked; files need none. */
export function bodyProblem(body: string, hasFiles = false): string | undefined {
  if (body.trim() === '') return hasFiles ? undefined : words.missing;
  const length = lengthOf(body.trim());
  return length > longestBody ? words.over(formatInteger(length - longestBody)) : undefined;
}

/** So much of a message names it in the names of its buttons. */
const nameLength = 40;
export const nameOf = ({ body, files }: { body?: string | null; files: readonly { name: string }[] }) =>
  Array.from(body ?? files[0]?.name ?? '')
    .slice(0, nameLength)
    .join('');

/** How much a text may grow, once that is worth a word. */
export function roomLeft(body: string): string | undefined {
  const length = lengthOf(body);
  return length < nearTheEnd || length > longestBody ? undefined : words.left(formatInteger(longestBody - length));
}

/** Whether the only reason of a refusal is that a text tells how to be reached outside. */
export function tellsContact(error: unknown): boolean {
  if (!(error instanceof GraphError)) return false;
  const fields = error.data.fields ?? [];
  const isIt = ({ code }: { code: string }) => code === 'CONTACT_IN_MESSAGE';
  return fields.length > 0 ? fields.every(isIt) : isIt(error);
}
