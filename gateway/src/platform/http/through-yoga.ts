import { graphError } from '../graph/graph-error.ts';
import type { Params } from '../graph/express-lane.ts';
import { refusals } from '../graph/messages.ts';
import type { Media, ResultText } from '../graph/result-text.ts';

/** The parameters as a request of the same method. @throws GraphQLError 400 for a text with half of a letter */
export function toYoga(method: string | undefined, params: Params, media: Media): [string, RequestInit] {
  const url = 'http://gateway/graphql';
  try {
    if (method === 'POST')
      return [
        url,
        { method, headers: { 'content-type': 'application/json', accept: media }, body: JSON.stringify(params) },
      ];
    const search = Object.entries(params).map(
      ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    );
    return [`${url}?${search.join('&')}`, { method: 'GET', headers: { accept: media } }];
  } catch {
    throw graphError(refusals.parametersNotWritable);
  }
}

/** An answer that Yoga wrote itself, as far as ours go. */
export async function withoutEnd(answered: Response): Promise<ResultText> {
  const text = (await answered.text()).trimEnd();
  return { status: answered.status, text: text.slice(0, text.lastIndexOf('}')), requested: 0, isWhole: false };
}
