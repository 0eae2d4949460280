import { features } from '../../web/app/routes.ts';
import { allHelpKeys } from '../../web/app/features/content/help/helpKeys.ts';
import { run } from './run.mjs';

/** The REST contract as the built api prints it. */
export const printContract = () => print('api/dist/print.js');

/** The types of the tables that the migrations make, as the built api prints them. */
export const printTables = () => print('api/dist/tables.js');

/** The pages of the state tables and of the events, by their names below `docs`, as the built api prints them. @returns {Promise<Record<string, string>>} */
export const printPages = async () => JSON.parse(await print('api/dist/machines.js'));

/** By what help is written for screens: the keys of the web's routes, for the api. */
export function printHelpKeys() {
  const lines = allHelpKeys(Object.values(features).flat()).map(
    ({ key, path }) => `  { key: '${key}', path: '${path}' },\n`,
  );
  return `// Printed of the web's routes by \`npm run print\`.\nexport const helpKeys: readonly { key: string; path: string }[] = [\n${lines.join('')}];\n`;
}

/** The graph's SDL as the built gateway prints it. */
export const printGraph = () => print('gateway/dist/print.js');

async function print(program) {
  const { code, stdout, output } = await run(['node', program], { env: { LOG_LEVEL: 'silent' } });
  if (code !== 0) throw new Error(`${program} failed:\n${output.trim()}`);
  return `${stdout.trimEnd()}\n`;
}
