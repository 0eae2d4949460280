import { describe, expect, it } from 'vitest';
import { GraphError } from '../graph/GraphError.ts';
import { rememberMissingPart } from './missingPart.ts';
import { messageOf, problemOf } from './problemOf.ts';

const thrown = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('problemOf', () => {
  it('reads what a loader threw', () => {
    const problem = problemOf(thrown(404, { code: 'PAGE_NOT_FOUND', path: '/%D8%B4' }));
    expect(problem).toMatchObject({ status: 404, code: 'PAGE_NOT_FOUND', message: 'Page not found: /ش' });
  });

  it('calls a lost connection and upstream trouble unavailable', () => {
    expect(problemOf(new GraphError(0, '', 'NETWORK_UNREACHABLE')).status).toBe(503);
    expect(problemOf(new GraphError(504, '', 'UPSTREAM_TIMEOUT', { requestId: 'r1' }))).toMatchObject({
      status: 503,
      requestId: 'r1',
    });
  });

  it('tells nothing of an error it does not know', () => {
    expect(problemOf(new TypeError('secret'))).toEqual({ status: 500, message: 'Server error' });
  });

  it('knows a file that is gone from the server', () => {
    const error = new TypeError('Failed to fetch dynamically imported module');
    rememberMissingPart(error);
    expect(problemOf(error)).toEqual({ code: 'PART_MISSING', status: 500, message: 'Server error' });
  });
});

it('names the path of an unknown route', () => {
  expect(messageOf(404, '/nowhere')).toBe('Page not found: /nowhere');
});
