import { buildOrFail } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { run } from './machine/run.mjs';
import { stepsToRun } from './steps.mjs';

// `npm run bench [-- --large …]`: what is measured and how is in bench/run.ts.
await prepareMachine();
await buildOrFail(stepsToRun);
const { code } = await run(['node', '--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], { show: true });
process.exit(code);
