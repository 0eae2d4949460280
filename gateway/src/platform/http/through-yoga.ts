import { graphError } from '../graph/graph-error.ts';
import type { Params } from '../graph/express-lane.ts';
import type { Media, ResultText } from '../graph/result-text.ts';
import type { RawParams } from './graphql-params.ts';

const PARAMETERS = new Set(['query', 'operationName', 'variables', 'extensions']);
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

/** Whether nothing is wrong with the parameters themselves; what is, Yoga knows how to say. */
export function isPlain(params: RawParams): params is RawParams & Params {
  const { query, operationName, variables, extensions } = params;
  return (
    typeof query === 'string' &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || isObject(variables)) &&
    (extensions === undefined || isObject(extensions)) &&
    Object.keys(params).every((name) => PARAMETERS.has(name))
  );
}

/** The parameters as a request of the same method. @throws GraphQLError 400 for what is nested too deep to write */
export function toYoga(method: string | undefined, params: RawParams, media: Media): [string, RequestInit] {
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
    throw graphError(400, 'BAD_REQUEST', 'The parameters are nested too deep or are not well-formed text.');
  }
}

/** An answer that Yoga wrote itself, as far as ours go. */
export async function withoutEnd(answered: Response): Promise<ResultText> {
  const text = (await answered.text()).trimEnd();
  return { status: answered.status, text: text.slice(0, text.lastIndexOf('}')), requested: 0, isWhole: false };
}
