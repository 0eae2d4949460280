import { prepareMachine } from './machine/install.mjs';
import { buildOrFail } from './machine/build.mjs';
import { launch } from './machine/launch.mjs';
import { stepsToPrint } from './steps.mjs';

// `npm run staff -- grant ROLE PHONE | revoke ROLE PHONE | list`: who works here, before anybody can log in as staff.
await prepareMachine();
await buildOrFail(stepsToPrint.contract);
const { code } = await launch('api/dist/staff.js', { show: true, args: process.argv.slice(2) }).ended;
process.exit(code ?? 1);
