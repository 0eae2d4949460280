import { describe, expect, it } from 'vitest';
import type { FieldError } from './field-error.ts';
import { type LateRule, requireAll, withLateRules } from './late-rules.ts';
import { Problem } from './problem.ts';
import { ValidationError } from './validation.ts';

type Body = { name?: string; from?: string; to?: string; inner?: { count: number; words: string[] } };
const wrongBody = (...fields: FieldError[]) =>
  Object.assign(new ValidationError(fields), { validationContext: 'body' });
const format = (field: string): FieldError => ({ field, code: 'FORMAT' });
const always = (field: string, ...reads: string[]): LateRule<Body> => ({
  reads,
  judge: () => ({ field, code: 'IN_FUTURE' }),
});
async function told(error: Error, body: unknown, rules: LateRule<Body>[]) {
  const { fields } = (await withLateRules<Body>(error, body, () => rules)) as ValidationError;
  return fields.map(({ field, code }) => `${field} ${code}`);
}

describe('a body whose format is wrong', () => {
  it('is told what its late rules say of the fields that are right', async () => {
    const body = { name: 1, from: 'a', to: 'b' };
    expect(await told(wrongBody(format('name')), body, [always('to', 'from', 'to')])).toEqual([
      'name FORMAT',
      'to IN_FUTURE',
    ]);
  });

  it.each([
    ['it itself', 'inner.count', 'inner.count'],
    ['what it stands in', 'inner', 'inner.count'],
    ['a part of it', 'inner.words[3]', 'inner.words'],
    ['all of it', '', 'name'],
  ])('has no rule judged that reads what is wrong: %s', async (_, wrong, read) => {
    const refuse: LateRule<Body> = { reads: [read], judge: () => expect.fail('judged') };
    expect(await told(wrongBody(format(wrong)), {}, [refuse])).toEqual([`${wrong} FORMAT`]);
  });

  it('has no rule judged where not every wrong field is known', async () => {
    const many = Array.from({ length: 50 }, (_, index) => format(`name${index}`));
    expect(await told(wrongBody(...many), {}, [always('to', 'to')])).toHaveLength(50);
  });

  it('gives the rules nothing of what is wrong', async () => {
    const body = { name: 'x', to: 7, inner: { count: 'x', words: ['a', 5] } };
    const errors = wrongBody(format('to'), format('inner.count'), format('inner.words[1]'));
    await withLateRules<Body>(errors, body, (sound) => {
      expect(sound).toEqual({ name: 'x', inner: {} });
      return [];
    });
  });

  it('takes nothing away from what all objects are', async () => {
    await told(wrongBody(format('constructor.prototype.toString'), format('__proto__.valueOf')), {}, []);
    expect(String({})).toBe('[object Object]');
  });

  it('is told one thing of each field', async () => {
    expect(await told(wrongBody(format('to')), {}, [always('to', 'from')])).toEqual(['to FORMAT']);
  });

  it('that nobody may write is refused as that', async () => {
    const refused = withLateRules(wrongBody(format('to')), {}, () => {
      throw new Problem(404, 'ROUTE_NOT_FOUND');
    });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });

  it('of another part of the request says nothing of the body', async () => {
    const error = Object.assign(new ValidationError([format('id')]), { validationContext: 'params' });
    expect(await told(error, undefined, [always('to', 'to')])).toEqual(['id FORMAT']);
  });
});

it('a body whose format is right is told each rule that it breaks', async () => {
  const all = requireAll([always('from', 'from'), always('to', 'to')], {});
  await expect(all).rejects.toMatchObject({ status: 400, errors: [{ field: 'from' }, { field: 'to' }] });
  await requireAll([{ reads: [], judge: () => undefined }], {});
});
