import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { inRoot } from './machine/root.mjs';

// Bundles our own TypeScript of one program; packages stay in node_modules.
const entries = {
  api: {
    folder: 'api/dist',
    files: {
      main: 'api/src/main.ts',
      print: 'api/src/print.ts',
      data: 'api/src/data-cli.ts',
      verify: 'api/src/verify-cli.ts',
      staff: 'api/src/staff-cli.ts',
      seeds: 'api/seeds/cli.ts',
      tables: 'api/src/print-tables.ts',
      machines: 'api/src/print-machines.ts',
      ...workers('api/src'),
    },
  },
  gateway: { folder: 'gateway/dist', files: { main: 'gateway/src/main.ts', print: 'gateway/src/print.ts' } },
};

// That for tests has what moves its clock (api/src/platform/clock.ts); nobody ships it.
entries['api-for-tests'] = { folder: 'api/dist-test', files: { main: entries.api.files.main, ...workers('api/src') } };

const { folder, files } = entries[process.argv[2]];
const purpose = process.argv[2] === 'api-for-tests' ? 'test' : 'production';
await build({
  absWorkingDir: inRoot(),
  entryPoints: Object.entries(files).map(([out, path]) => ({ in: `./${path}`, out })),
  outdir: folder,
  bundle: true,
  packages: 'external',
  // Ours, though it is imported by the name of a package: an image has the built program and not this folder.
  alias: { '@rasteh/shared': inRoot('shared', 'src') },
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // What `define` decides is decided in the bundle: branches of other builds are left out.
  minifySyntax: true,
  define: { 'process.env.RASTEH_BUILD': JSON.stringify(purpose) },
  sourcemap: true,
  // Node holds the whole map in memory; names and lines are what traces show.
  sourcesContent: false,
  logLevel: 'warning',
}).catch(() => process.exit(1)); // esbuild has told what is wrong

/** Threads are files of their own: `x.worker.ts` anywhere becomes `x.worker.js` beside the main program. */
function workers(folder) {
  const found = readdirSync(inRoot(folder), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.worker.ts'));
  return Object.fromEntries(found.map((path) => [path.replace(/^.*\//, '').replace(/\.ts$/, ''), `${folder}/${path}`]));
}
