import { buildOrFail } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { launch } from './machine/launch.mjs';
import { stepsToPrint } from './steps.mjs';

// `npm run data -- backup FILE | restore FILE`: the whole database to a file and back, also from one kind to the other;
// `npm run data -- rebuild`: the read model anew, while the site runs.
await prepareMachine();
await buildOrFail(stepsToPrint.contract);
const { code } = await launch('api/dist/data.js', { show: true, args: process.argv.slice(2) }).ended;
process.exit(code ?? 1);
