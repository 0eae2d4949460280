import { printContract, printGraph, printHelpKeys, printPages, printTables } from '../machine/printed.mjs';
import { readText } from './files.mjs';

/** What is printed from the code equals what is committed. @returns one line for each file that differs */
export async function changedPrints() {
  const lines = [];
  if (readText('api/src/modules/content/help/help-keys.generated.ts') !== printHelpKeys())
    lines.push(
      'api/src/modules/content/help/help-keys.generated.ts differs from the routes of the web: run `npm run print`',
    );
  if (readText('api/src/tables.generated.ts') !== (await printTables()))
    lines.push('api/src/tables.generated.ts differs from the migrations: run `npm run print`');
  for (const [name, page] of Object.entries(await printPages()))
    if (readText(`docs/${name}`) !== page) lines.push(`docs/${name} differs from the code: run \`npm run print\``);
  if (readText('api/openapi.json') !== (await printContract()))
    lines.push('api/openapi.json differs from the code: run `npm run print`');
  if (readText('gateway/schema.graphql') !== (await printGraph()))
    lines.push('gateway/schema.graphql differs from the code: run `npm run print`');
  return lines;
}
