import { hasContact } from '../../../platform/text/contact.ts';
import { foldDigits, foldSearchKey } from '../../../platform/text.ts';
import type { Static } from 'typebox';
import type { ModerationHit } from '../../admin/index.ts';
import { insult, price } from './typed-words.ts';

export type Hit = Static<typeof ModerationHit>;
type Written = { body: string; pros: readonly string[]; cons: readonly string[] };

const sameSign = /([^\s\d.])\1{5,}/u;
const MOST_LATIN = 0.6;
const SHORTEST_LATIN = 20;

/** Whether a text is mostly Latin letters; names of goods in a Persian text are few. */
function isLatin(text: string): boolean {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= SHORTEST_LATIN && latin / letters > MOST_LATIN;
}

/**
 * What moderators are shown of a text; none of it decides.
 * @param earlier other texts of its author, folded as `foldSearchKey` does
 */
export function hitsIn({ body, pros, cons }: Written, earlier: readonly string[] = []): Hit[] {
  const text = [body, ...pros, ...cons].join('\n');
  const folded = foldSearchKey(text);
  const found: Hit[] = [];
  if (hasContact(text)) found.push('CONTACT');
  if (insult.test(folded)) found.push('INSULT');
  if (isLatin(text)) found.push('LATIN_PERSIAN');
  if (sameSign.test(text) || earlier.includes(foldSearchKey(body))) found.push('REPEATED');
  if (price.test(foldDigits(text))) found.push('PRICE');
  return found;
}
