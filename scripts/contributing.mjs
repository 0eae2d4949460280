import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepExample, openExample } from './machine/example.mjs';
import { prepareMachine } from './machine/install.mjs';
import { fail, say } from './machine/say.mjs';

// `npm run contributing -- open FOLDER`: a copy of this checkout with the example feature of docs/contributing.md in it, to
// be changed and tried; `npm run contributing -- keep FOLDER`: what is in the copy becomes the example.
const [act, folder] = process.argv.slice(2);
if (!['open', 'keep'].includes(act) || !folder) fail('Usage: npm run contributing -- open FOLDER | keep FOLDER');
await prepareMachine();
if (act === 'keep') {
  await keepExample(resolve(folder));
  say('tests/contributing/errands.patch is what differs there.');
} else {
  mkdirSync(folder);
  const misfits = await openExample(resolve(folder), { partly: true });
  say(
    misfits ? `These do not fit any more; what was meant is in .rej files beside them:\n${misfits}` : 'All of it fits.',
  );
  say(`In ${folder}: npm run print, npm run check, the tests; then npm run contributing -- keep ${folder} here.`);
}
