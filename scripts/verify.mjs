import { buildOrFail } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { launch } from './machine/launch.mjs';
import { stepsToPrint } from './steps.mjs';

// `npm run verify trade`: whether the events of all trade requests are as they were written.
await prepareMachine();
await buildOrFail(stepsToPrint.contract);
const { code } = await launch('api/dist/verify.js', { show: true, args: process.argv.slice(2) }).ended;
process.exit(code ?? 1);
