import { describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { parseQueryString } from './query-string.ts';

const plain = (text: string) => JSON.parse(JSON.stringify(parseQueryString(text))) as unknown;

function problem(text: string) {
  try {
    parseQueryString(text);
  } catch (error) {
    return (error as Problem).errors[0];
  }
  return undefined;
}
const refusal = (text: string) => problem(text)?.code;

describe('a query string', () => {
  it('keeps plain keys, decodes Persian and turns repeats into a list', () => {
    expect(plain('key=%D8%B4%DB%8C%D8%B1+%D8%AA%D9%88%D9%BE%DB%8C&a=1&a=2')).toEqual({
      key: 'شیر توپی',
      a: ['1', '2'],
    });
  });

  it('reads dotted and bracketed keys as objects and arrays', () => {
    expect(
      plain('filter.properties[0].value=10&filter.properties[0].enumValueIds[0]=x&filter.properties[1].value=5'),
    ).toEqual({
      filter: { properties: [{ value: '10', enumValueIds: ['x'] }, { value: '5' }] },
    });
  });

  it('reads several members of one array by index', () => {
    expect(plain('filter.properties[0].enumValueIds[0]=x&filter.properties[0].enumValueIds[1]=y')).toEqual({
      filter: { properties: [{ enumValueIds: ['x', 'y'] }] },
    });
  });

  // specification, section 9
  it.each([
    ['21 members by index', 'a[20]=1', 'QUERY_ARRAY_LIMIT'],
    ['21 members by repetition', Array.from({ length: 21 }, () => 'a=1').join('&'), 'QUERY_ARRAY_LIMIT'],
    ['six steps deep', 'a.b.c.d.e.f=1', 'QUERY_DEPTH_LIMIT'],
    ['1,001 parameters', Array.from({ length: 1001 }, (_, index) => `p${index}=1`).join('&'), 'QUERY_PARAMETER_LIMIT'],
    ['a value and an object under one key', 'a[b]=1&a=2', 'QUERY_CONFLICT'],
    ['an object and then a value', 'a=2&a[b]=1', 'QUERY_CONFLICT'],
    ['a name in an array', 'a[0]=1&a[b]=2', 'QUERY_CONFLICT'],
    ['a prototype', '__proto__.polluted=1', 'UNKNOWN_PROPERTY'],
    ['a constructor', 'constructor.prototype.polluted=1', 'UNKNOWN_PROPERTY'],
    ['broken encoding', 'a=%ZZ', 'FORMAT'],
    ['half a letter', 'a=%E0%A4', 'CHAR_NOT_ALLOWED'],
    ['a lone surrogate', 'a=%ED%A0%80', 'CHAR_NOT_ALLOWED'],
    ['NUL', 'a=%00', 'CHAR_NOT_ALLOWED'],
    ['a key of 10 kB', `${'k'.repeat(10_000)}=1`, 'MAX_LENGTH'],
  ])('refuses %s', (_, text, code) => {
    expect(refusal(text)).toBe(code);
  });

  it.each(['a.b=%ZZ', 'a.b=%E0%A4', 'x=1&a.b=%00', 'a.b=%'])('names the key of a broken value: %s', (text) => {
    expect(problem(text)?.field).toBe('a.b');
  });

  it('allows exactly the limits', () => {
    expect(refusal('a[19]=1')).toBeUndefined();
    expect(refusal('a.b.c.d.e=1')).toBeUndefined();
    expect(refusal(Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&'))).toBeUndefined();
  });

  it('never touches the prototype of objects', () => {
    refusal('__proto__.polluted=1&constructor.prototype.polluted=1');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
