import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { changedFiles, distance } from '../../scripts/machine/changed.mjs';
import { root } from '../../scripts/machine/root.mjs';

// The longest files of their suites. Started last, one of them would run alone while the other worker is idle.
const longest = [
  'ownership',
  'trade-machine',
  'allowed-actions',
  'seeds-of-trade',
  'notices',
  'endpoints',
  'start',
  'login-attacks',
];

/** Runs tests near to a change first, then the longest files, then larger files before smaller ones. */
export default class ChangedThenLongest extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const changed = await changedFiles();
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative(root, moduleId);
      const place = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
      return { near: distance(path, changed), long: place === -1 ? longest.length : place };
    };
    const ranked = (await super.sort(files)).map((file) => ({ file, ...rank(file) }));
    return ranked.sort((a, b) => a.near - b.near || a.long - b.long).map(({ file }) => file);
  }
}
