export type Answer = { description: string; headers?: object; content?: object };
type Named = { $ref: string };
export type Answers = Record<string, Answer | Named>;

const whole = { type: 'integer', minimum: 0 };

/** What answers say beside their body, as components of the contract. */
export const headers = {
  ETag: {
    description: 'Names this answer. Sent back as If-None-Match, an unchanged one is 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"6cvEZrW"',
  },
  'RateLimit-Limit': { description: 'Requests that one address may send in a minute.', schema: whole, example: 6000 },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: whole, example: 5999 },
  'RateLimit-Reset': { description: 'Seconds until all of them are there again.', schema: whole, example: 60 },
  'Retry-After': {
    description:
      'Seconds to wait before the same request may pass: with 429 always, with 409 and 503 where it is known.',
    schema: whole,
    example: 12,
  },
};

const toldBy = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const refused = (content: object, description = 'Bad input: `errors` names every wrong field.'): Answer => ({
  description,
  headers: toldBy(...LIMITS, 'Retry-After'),
  content,
});
const failed = (content: object): Answer => ({
  description:
    'Any other refusal or failure: 401 no valid token, 403 not allowed, 404 unknown id, 409 in conflict with what is there, 429 too many requests, 503 try again after Retry-After.',
  headers: toldBy(...LIMITS, 'Retry-After'),
  content,
});

/** The one shape of every failure, as components of the contract. */
export const responses = { Refused: refused(PROBLEM), Failed: failed(PROBLEM) };

/** All answers of an operation: the declared ones with their headers, and the failures. */
export function withFailures(method: string, declared: Record<string, Answer>): Answers {
  const { default: own, ...answers } = declared;
  for (const [status, answer] of Object.entries(answers)) {
    const names = method === 'get' && status === '200' ? (['ETag', ...LIMITS] as const) : LIMITS;
    answers[status] = { ...answer, headers: toldBy(...names) };
  }
  // Statuses are single ones: generators such as oazapfts write a range (`4XX`) as a number that does not compile.
  // OAuth's endpoint has errors of its own.
  if (own?.content) return { ...answers, 400: refused(own.content, own.description), default: failed(own.content) };
  const named = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });
  return { ...answers, 400: named('Refused'), default: named('Failed') };
}
