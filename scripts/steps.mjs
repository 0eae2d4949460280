/**
 * Everything that is made from something else, as data.
 * @typedef {{ name: string, needs: string[], inputs: string[], commands: string[][], outputs: string[], cwd?: string, env?: Record<string, string> }} Step
 *   inputs: files and folders (or those files with one ending) whose content decides whether the step runs again; outputs: what it must have made
 */

const tsx = ['node', '--import', 'tsx'];
const bundler = ['scripts/bundle.mjs', 'shared/src', 'package-lock.json'];

/** @type {Step} */
const api = {
  name: 'api',
  needs: [],
  inputs: ['api/src', 'api/seeds', ...bundler],
  commands: [['node', 'scripts/bundle.mjs', 'api']],
  outputs: ['main', 'print', 'tables', 'machines', 'seeds', 'data', 'staff'].map((name) => `api/dist/${name}.js`),
};

/** The same with what moves its clock. @type {Step} */
const apiForTests = {
  name: 'api for tests',
  needs: [],
  inputs: api.inputs,
  commands: [['node', 'scripts/bundle.mjs', 'api-for-tests']],
  outputs: ['api/dist-test/main.js'],
};

/** The committed contract, made fit for Mesh. @type {Step} */
const contract = {
  name: 'contract',
  needs: [],
  inputs: ['api/openapi.json', 'gateway/src/contract', 'package-lock.json'],
  commands: [[...tsx, 'gateway/src/contract/prepare-cli.ts']],
  outputs: ['gateway/dist/contract.json', 'gateway/src/contract/answers.generated.ts'],
};

/** @type {Step} */
const mesh = {
  name: 'mesh',
  needs: ['contract'],
  inputs: [
    '.meshrc.yaml',
    'gateway/dist/contract.json',
    'gateway/src/features/**/*.stitch.graphql',
    'package-lock.json',
  ],
  commands: [['node_modules/.bin/mesh', 'build', '--fileType', 'ts']],
  outputs: ['.mesh/schema.graphql'],
};

/** @type {Step} */
const gateway = {
  name: 'gateway',
  needs: [],
  inputs: ['gateway/src', ...bundler],
  commands: [['node', 'scripts/bundle.mjs', 'gateway']],
  outputs: ['gateway/dist/main.js', 'gateway/dist/print.js'],
};

/** @type {Step} */
const playground = {
  name: 'playground',
  needs: [],
  inputs: ['gateway/playground', 'package-lock.json'],
  commands: [['node_modules/.bin/vite', 'build', 'gateway/playground']],
  outputs: ['gateway/dist/playground/index.html'],
};

/** Typed documents beside each `.graphql` and the types of the gateway's resolvers, from the committed graph. @type {Step} */
const documents = {
  name: 'documents',
  needs: [],
  inputs: ['codegen.ts', 'api/openapi.json', 'gateway/schema.graphql', 'web/app/**/*.graphql', 'package-lock.json'],
  commands: [['node_modules/.bin/graphql-codegen']],
  outputs: [
    'web/app/platform/graph/types.generated.ts',
    'web/app/platform/graph/possibleTypes.generated.ts',
    'gateway/persisted/web.json',
    'gateway/src/contract/resolvers.generated.ts',
  ],
};

/** @type {Step} */
const font = {
  name: 'font',
  needs: [],
  inputs: ['scripts/font.mjs', 'package-lock.json'],
  commands: [['node', 'scripts/font.mjs']],
  outputs: ['web/app/design/fonts/vazirmatn.woff2'],
};

/** Pages, the browser's files and the server around them. @type {Step} */
const web = {
  name: 'web',
  needs: ['documents', 'font'],
  inputs: [
    ...['app', 'server', 'public', 'vite.config.ts', 'react-router.config.ts', 'package.json'].map(
      (path) => `web/${path}`,
    ),
    'gateway/schema.graphql',
    'shared/src',
    'package-lock.json',
  ],
  cwd: 'web',
  env: { NODE_ENV: 'production' },
  commands: [['../node_modules/.bin/react-router', 'build']],
  outputs: ['web/build/client', 'web/build/server/main.js'],
};

/** Types of the routes, for the compiler only. @type {Step} */
const routeTypes = {
  name: 'route types',
  needs: [],
  inputs: ['web/app/routes.ts', 'web/app/**/*routes.ts', 'web/react-router.config.ts', 'package-lock.json'],
  cwd: 'web',
  commands: [['../node_modules/.bin/react-router', 'typegen']],
  outputs: ['web/.react-router/types'],
};

/** Types of the REST contract, for the compiler of tests only. @type {Step} */
const restTypes = {
  name: 'rest types',
  needs: [],
  inputs: [
    'api/openapi.json',
    'gateway/src/contract/answer-types.ts',
    'gateway/src/contract/contract.ts',
    'tests/kit/print-rest.ts',
  ],
  commands: [[...tsx, 'tests/kit/print-rest.ts']],
  outputs: ['tests/kit/rest.generated.ts'],
};

/** What has to be made before the three programs can run. */
export const stepsToRun = [api, contract, mesh, gateway, playground, documents, font, web];

/** The same with what only tests start. */
export const stepsToTest = [...stepsToRun, apiForTests];

/** The same for `npm run dev`, where Vite serves the site from its sources. */
export const stepsToDevelop = stepsToRun.filter((step) => step !== web);

/** What has to be made before everything can be checked. */
export const stepsToCheck = [...stepsToRun, routeTypes, restTypes];

/** What has to be made before the contract can be printed, then the graph, then the typed documents. */
export const stepsToPrint = { contract: [api], graph: [contract, restTypes, mesh, gateway], documents: [documents] };
