import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderError, EMBEDDED_MAJOR, refuseOtherMajor } from './data-folder.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rasteh-folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a folder that is missing, empty or of the version that is needed may be opened', () => {
  expect(() => refuseOtherMajor(join(folder, 'missing'))).not.toThrow();
  expect(() => refuseOtherMajor(folder)).not.toThrow();
  writeFileSync(join(folder, 'PG_VERSION'), `${EMBEDDED_MAJOR}\n`);
  expect(() => refuseOtherMajor(folder)).not.toThrow();
});

it('a folder of another version is refused in one line that names both and the way to move', () => {
  writeFileSync(join(folder, 'PG_VERSION'), '16\n');
  expect(() => refuseOtherMajor(folder, '18')).toThrow(DataFolderError);
  expect(() => refuseOtherMajor(folder, '18')).toThrow(
    /^the data folder .* was written by PostgreSQL 16, and this release reads PostgreSQL 18; nothing was changed\..*npm run data -- backup .*$/,
  );
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});
