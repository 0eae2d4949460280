import { describe, expect, it } from 'vitest';
import { isJson, negotiate, takesEvents } from './media.ts';

const ours = 'application/graphql-response+json';

describe('the form of an answer', () => {
  it.each([
    [undefined, 'application/json'],
    ['', undefined],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    [ours, ours],
    [`${ours}; charset=utf-8, application/json; charset=utf-8`, ours],
    [`application/json;q=0.1, ${ours};q=0.2`, ours],
    [`${ours};q=0, application/json`, 'application/json'],
    [`${ours};charset=latin1, application/json`, 'application/json'],
    ['text/html, application/xml', undefined],
    ['text/event-stream', undefined],
  ])('for "%s" is %s', (accept, media) => {
    expect(negotiate(accept)).toBe(media);
  });
});

it.each([
  ['text/event-stream', true],
  ['application/json, text/event-stream;q=0.1', true],
  ['text/*', true],
  ['multipart/mixed, Text/Event-Stream', true],
  [undefined, false],
  ['*/*', false],
  ['text/html', false],
  ['text/event-stream;q=0, application/json', false],
])('events are taken by "%s": %s', (accept, isTaken) => {
  expect(takesEvents(accept)).toBe(isTaken);
});

describe('a body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'of type %s is read',
    (type) => expect(isJson(type)).toBe(true),
  );
  it.each([
    undefined,
    '',
    'text/plain',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'text/plain; application/json',
  ])('of type %s is not', (type) => expect(isJson(type)).toBe(false));
});
