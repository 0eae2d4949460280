import { run } from './run.mjs';

/** The REST contract as the built api prints it. */
export const printContract = () => print('api/dist/print.js');

/** The types of the tables that the migrations make, as the built api prints them. */
export const printTables = () => print('api/dist/tables.js');

/** The pages of the state tables by their names, as the built api prints them. @returns {Promise<Record<string, string>>} */
export const printMachines = async () => JSON.parse(await print('api/dist/machines.js'));

/** The graph's SDL as the built gateway prints it. */
export const printGraph = () => print('gateway/dist/print.js');

async function print(program) {
  const { code, stdout, output } = await run(['node', program], { env: { LOG_LEVEL: 'silent' } });
  if (code !== 0) throw new Error(`${program} failed:\n${output.trim()}`);
  return `${stdout.trimEnd()}\n`;
}
