import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from './machine/build.mjs';
import { prepareMachine } from './machine/install.mjs';
import { printContract, printGraph, printHelpKeys, printPages, printTables } from './machine/printed.mjs';
import { inRoot } from './machine/root.mjs';
import { fail, say } from './machine/say.mjs';
import { stepsToPrint } from './steps.mjs';

// `npm run print`: everything that is printed from code, in the order in which one is made from the other.
await prepareMachine();
try {
  write('api/src/modules/content/help/help-keys.generated.ts', printHelpKeys());
  await build(stepsToPrint.contract);
  write('api/src/tables.generated.ts', await printTables());
  for (const [name, page] of Object.entries(await printPages())) write(`docs/${name}`, page);
  write('api/openapi.json', await printContract());
  await build(stepsToPrint.graph);
  write('gateway/schema.graphql', await printGraph());
  await build(stepsToPrint.documents, { force: true });
} catch (error) {
  fail(error.message);
}

function write(path, text) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
  say(`  printed ${path}`);
}
