import { describe, expect, it } from 'vitest';
import { dataOf, type GraphError, type RawAnswer } from './GraphError.ts';

function failureOf(answer: RawAnswer, httpStatus = 200): GraphError {
  try {
    dataOf(answer, httpStatus);
  } catch (error) {
    return error as GraphError;
  }
  throw new Error('it did not fail');
}

const failed = (extensions = {}): RawAnswer => ({ data: null, errors: [{ message: 'x', extensions }] });

describe('dataOf', () => {
  it('passes data', () => {
    expect(dataOf({ data: { a: 1 } }, 200)).toEqual({ a: 1 });
  });

  it.each([
    [failed({ code: 'CATEGORY_NOT_FOUND' }), 200, 404, 'CATEGORY_NOT_FOUND'],
    [failed({ code: 'UPSTREAM_TIMEOUT' }), 200, 503, 'UPSTREAM_TIMEOUT'],
    [failed({ code: 'ANY', http: { status: 409 } }), 200, 409, 'ANY'],
    [failed({ code: 'BAD_USER_INPUT' }), 200, 400, 'BAD_USER_INPUT'],
    [failed(), 200, 500, 'INTERNAL_SERVER_ERROR'],
    [failed({ code: 'PERSISTED_OPERATION_NOT_FOUND' }), 404, 404, 'PERSISTED_OPERATION_NOT_FOUND'],
    [{}, 502, 502, 'INTERNAL_SERVER_ERROR'],
    [{ data: null }, 200, 500, 'INTERNAL_SERVER_ERROR'],
    [{ data: { viewer: null } }, 200, 401, 'UNAUTHENTICATED'],
    [{ ...failed({ code: 'FORBIDDEN', http: { status: 403 } }), data: { staff: null } }, 200, 403, 'FORBIDDEN'],
  ])('turns %j with HTTP %i into %i %s', (answer, httpStatus, status, code) => {
    expect(failureOf(answer, httpStatus)).toMatchObject({ status, code });
  });

  it('counts a partial answer as a failure and keeps what a person may be told', () => {
    const fields = [{ field: 'sort', code: 'MAX_LENGTH', params: [{ name: 'limit', value: '50' }] }];
    const answer = {
      ...failed({ code: 'BAD', http: { status: 400 }, requestId: 'r1', fields }),
      data: { a: 1 },
    };
    expect(failureOf(answer).data).toEqual({
      requestId: 'r1',
      fields: [{ field: 'sort', code: 'MAX_LENGTH', params: ['50'] }],
    });
  });
});
