import { buildOrFail } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { say, seconds } from './machine/say.mjs';
import { startSite } from './machine/site.mjs';
import { stepsToRun } from './steps.mjs';

// `npm start`: installs what is missing, builds what changed, starts the three programs. The api migrates and,
// on an empty database, seeds by itself before it is ready.
const startedAt = performance.now();
await prepareMachine();
await buildOrFail(stepsToRun);
const { WEB_URL, GATEWAY_URL, API_URL } = await startSite();

say(`Rasteh is ready after ${seconds(startedAt)}. Ctrl-C stops it.`);
say(`  site     ${WEB_URL}`);
say(`  graph    ${GATEWAY_URL}/graphql   (playground: ${GATEWAY_URL}/playground)`);
say(`  api      ${API_URL}/api/v1   (documentation: ${API_URL}/api/docs)`);
