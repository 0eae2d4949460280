import { Problem } from '../../platform/problem.ts';
import { hasContact } from '../../platform/text/contact.ts';

/** What programs call pictures that came by a messenger, or were taken of one: its name leads nowhere. */
const madeByPrograms = [
  /^whats ?app (?:image|video|audio|ptt|document) \d{4}-\d\d-\d\d at \d{1,2}[.:]\d\d[.:]\d\d(?: [ap]m)?(?: \(\d+\))?(?:_[0-9a-f]{8})?$/i,
  /(?<=^screenshot[\d_ .-]+)[\p{L} ]+$/iu,
];

/** Whether the name of a file gives away how to reach somebody past the platform; its ending says what the file is. */
export const nameHasContact = (name: string): boolean =>
  hasContact(madeByPrograms.reduce((left, made) => left.replace(made, ''), name.replace(/\.[a-z0-9]{1,5}$/i, '')));

type Written = { body: string; fileNames: readonly string[] };

/**
 * The writer is told once that a text, or the name of a file, leads past the platform, and may send it. After an agreement it leads
 * where it should. What is in a file is not looked at.
 * @returns whether something of it does
 */
export function judgeContact(
  isAgreed: boolean,
  { body, fileNames }: Written,
  isConfirmed: boolean | undefined,
): boolean {
  const places = fileNames.flatMap((name, at) => (nameHasContact(name) ? [`fileIds[${at}]`] : []));
  const fields = hasContact(body) ? ['body', ...places] : places;
  if (fields.length > 0 && !isConfirmed && !isAgreed)
    throw new Problem(
      409,
      'CONTACT_IN_MESSAGE',
      fields.map((field) => ({ field, code: 'CONTACT_IN_MESSAGE' })),
    );
  return fields.length > 0;
}
