import type { Media } from '../graph/result-text.ts';

const ours = ['application/graphql-response+json', 'application/json'] as const;

/**
 * The form of the answer that a client likes best (GraphQL over HTTP, section 6.2); application/json where it has no wish.
 * @returns undefined when it takes none of ours; an event stream is none, since only a subscription is answered so
 */
export function negotiate(accept: string | undefined): Media | undefined {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'application/json';
  if (accept === 'application/graphql-response+json') return accept;
  const wishes = readWishes(accept).sort((a, b) => b.quality - a.quality);
  for (const { type } of wishes) {
    const found = ours.find((each) => each === type);
    if (found) return found;
    if (type === '*/*' || type === 'application/*') return 'application/json';
  }
  return undefined;
}

/** Whether a client reads streams of events, however much it likes other forms. */
export const takesEvents = (accept: string | undefined): boolean =>
  accept !== undefined &&
  accept.toLowerCase().includes('text/') &&
  readWishes(accept).some(({ type }) => type === 'text/event-stream' || type === 'text/*');

const readWishes = (accept: string) =>
  accept
    .split(',')
    .map(readWish)
    .filter(({ quality }) => quality > 0);

function readWish(text: string) {
  const [type = '', ...parameters] = text.split(';').map((each) => each.trim().toLowerCase());
  const charset = parameters.find((each) => each.startsWith('charset='));
  const quality = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
  return { type, quality: charset && charset !== 'charset=utf-8' ? 0 : quality };
}

/** Whether a body is JSON by its content type; a form or plain text could come from any page without asking. */
export const isJson = (contentType: string | undefined) =>
  contentType !== undefined && /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(contentType);
