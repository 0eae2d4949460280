import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ruleText } from '../messages.ts';
import { requiredText } from '../rules.ts';
import { problemsIn } from './problemsIn.ts';

it('says of an empty field that it is needed, and not how long it must be', () => {
  const read = v.safeParse(v.object({ title: requiredText(5, 200), alt: requiredText(5, 200) }), {
    title: '',
    alt: 'ab',
  });
  expect(problemsIn(read.issues ?? [])).toEqual({ title: ruleText('REQUIRED'), alt: ruleText('MIN_LENGTH', [5]) });
});
