import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/machine/root.mjs';

const programsIn = (folder: string) =>
  readdirSync(inRoot(folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(inRoot(folder, name), 'utf8'));

// Who could set the clock would make everything begin and end as it suits.
it.each(['RASTEH_TEST_CLOCK', '/internal/tick'])(
  '%s is in the build for tests and not in the one that is shipped',
  (text) => {
    expect(programsIn('api/dist-test').some((program) => program.includes(text))).toBe(true);
    expect(programsIn('api/dist').filter((program) => program.includes(text))).toEqual([]);
  },
);
