import { expect, it } from 'vitest';
import { idsIn } from './ids-in.ts';

it('finds every id once, between Persian letters and other dashes', () => {
  const a = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
  const b = '11941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';
  const text = `{"id":"${a}","slug":"شیر-توپی-2-in","x":"--","all":["${b}","${a}"],"end":"-`;
  expect([...idsIn(Buffer.from(text))]).toEqual([a, b]);
  expect(idsIn(Buffer.from('a-b-c-d-e')).size).toBe(0);
});
