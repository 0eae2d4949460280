/**
 * The three programs, in the order in which they need each other. They can be started at once: each serves
 * immediately and is ready when what it needs is.
 * @typedef {object} Program
 * @property {'api' | 'gateway' | 'web'} name
 * @property {string} main what Node runs after the build
 * @property {string} portName environment variable of its port
 * @property {number} port its port unless the variable says otherwise
 * @property {string} addressName environment variable under which the others find it
 * @property {{ main: string, folders: string[] }} dev what runs while developing, and what it is restarted for
 */

/** @type {Program[]} */
export const programs = [
  {
    name: 'api',
    main: 'api/dist/main.js',
    portName: 'API_PORT',
    port: 5000,
    addressName: 'API_URL',
    dev: { main: 'api/dist/main.js', folders: ['api/src', 'api/seeds', 'api/migrations'] },
  },
  {
    name: 'gateway',
    main: 'gateway/dist/main.js',
    portName: 'GATEWAY_PORT',
    port: 4000,
    addressName: 'GATEWAY_URL',
    dev: {
      main: 'gateway/dist/main.js',
      folders: ['gateway/src', '.meshrc.yaml', 'api/openapi.json', 'gateway/persisted/web.json'],
    },
  },
  {
    name: 'web',
    main: 'web/build/server/main.js',
    portName: 'WEB_PORT',
    port: 3000,
    addressName: 'WEB_URL',
    dev: { main: 'web/server/dev.ts', folders: ['web/server'] },
  },
];

/**
 * What Node is told of each program; the images say the same (Dockerfile). Node 24 lets the young generation of a program grow to 96 MB,
 * Node 20 to 48: no page gets quicker by it.
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=8'];

/** The program with that name. @returns {Program} */
export const program = (name) => programs.find((each) => each.name === name);
