import { expect, it } from 'vitest';
import { purposeOf } from '../../scripts/machine/purpose.mjs';
import { run } from '../../scripts/machine/run.mjs';

it('the map of a feature goes layer by layer, from its tables to its tests', async () => {
  const { code, stdout } = await run(['node', 'scripts/map.mjs', 'notes']);
  expect(code).toBe(0);
  expect(stdout.split('\n').filter((line) => /^\w/.test(line))).toEqual([
    'tables',
    'endpoints',
    'graph',
    'screens',
    'tests',
  ]);
  expect(stdout).toMatch(/^ {2}tests\/contract\/endpoints\.tsv +6 rows of it$/m);
  const silent = stdout.split('\n').filter((line) => /^ {2}\S+$/.test(line));
  expect(silent, 'files that nobody says a word about').toEqual([]);
});

it.each([
  ['api/src/modules/notes/notes.service.ts', 'What people write down about things'],
  ['api/src/modules/notes/notes.repository.ts', 'SQL on its own tables'],
  [
    'web/app/features/notes/writing.graphql',
    'mutation CreateNote, mutation UpdateNote, mutation DeleteNote, query CurrentNote',
  ],
  ['tests/journeys/notes.test.ts', expect.stringMatching(/^tests: \S/)],
  ['web/app/features/notes/components/NoteCard.tsx', "A note, with its change and its end where it is one's own"],
])('%s: %s', (path, purpose) => {
  expect(purposeOf(path)).toEqual(purpose);
});

it('a word that is no feature names those that are', async () => {
  const { code, output } = await run(['node', 'scripts/map.mjs', 'unicorns']);
  expect([code, /Features here: .*notes/.test(output)]).toEqual([1, true]);
});
