import { beforeEach, describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { answer } from './send.ts';

const [valve, pump, category] = ['0', '1', '2'].map((first) => `${first}1941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f`) as [
  string,
  string,
  string,
];
const about = (text: string) => ({ answer: answer(200, 'application/json', text), requested: 11 });

describe('what the response cache holds', () => {
  let now = 0;
  let cache: ResponseCache;
  const keep = (key: string, text: string, before = cache.changes) =>
    cache.keep(key, about(text), { before, isTagged: false });
  beforeEach(() => {
    now = 0;
    cache = new ResponseCache(10, 1, () => now);
    cache.begin();
  });

  it('is given for 10 s and no longer', () => {
    keep('q', '{}');
    now = 9_999;
    expect(cache.find('q')?.requested).toBe(11);
    now = 10_000;
    expect(cache.find('q')).toBeUndefined();
  });

  it('goes with what changes in its answer or in its question, and stays otherwise', () => {
    keep(`offer ${valve}`, `{"supplier":"${pump}"}`);
    keep(`list ${category}`, '[]');
    cache.changed([pump]);
    expect([cache.find(`offer ${valve}`), cache.find(`list ${category}`)?.answer.status]).toEqual([undefined, 200]);
    cache.changed([category]);
    expect(cache.find(`list ${category}`)).toBeUndefined();
  });

  it('goes with a list that was asked for, not with one that is only named in an answer', () => {
    keep(`list ${category}`, '[]');
    keep(`offer ${valve}`, `{"category":"${category}"}`);
    cache.changed([`${category}/`]);
    expect([cache.find(`list ${category}`), cache.find(`offer ${valve}`)?.answer.status]).toEqual([undefined, 200]);
  });

  it('goes with what it shows when its question names no thing, and not with what it does not show', () => {
    keep('suppliers', `["${valve}"]`);
    cache.changed([pump, `${category}/`, `${valve}/`]);
    expect(cache.find('suppliers')?.answer.status).toBe(200);
    cache.changed([valve]);
    expect(cache.find('suppliers')).toBeUndefined();
  });

  it.each(['*', 'units', 'categories'])('goes altogether with %s', (tag) => {
    keep('suppliers', '[]');
    keep(`offer ${valve}`, '{}');
    cache.changed([tag]);
    expect([cache.find('suppliers'), cache.find(`offer ${valve}`)]).toEqual([undefined, undefined]);
  });

  it('is not filled with an answer whose question is older than a change of what it shows', () => {
    const before = cache.changes;
    cache.changed([valve]);
    const given = keep('q', `{"id":"${valve}"}`, before);
    expect(given.answer.headers['cache-control']).toBeUndefined();
    expect(cache.find('q')).toBeUndefined();
    keep('other', '{}', before);
    expect(cache.find('other')).toBeDefined();
  });

  it('is nothing while changes are not heard', () => {
    keep('q', '{}');
    cache.lost();
    expect(cache.isOn).toBe(false);
    keep('q', '{}');
    cache.begin();
    expect(cache.find('q')).toBeUndefined();
  });
});
