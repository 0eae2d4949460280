// Makes the code of each generator from what the project publishes: `node generate.mjs contract` or `graph`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CONTRACT = '../../api/openapi.json';
const cwd = fileURLToPath(new URL('.', import.meta.url));
const { PATH, HOME } = process.env;

const run = (command, ...args) =>
  execFileSync(`node_modules/.bin/${command}`, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME, NO_COLOR: '1', CI: 'true' },
  });

const kinds = {
  contract() {
    run('openapi-typescript', CONTRACT, '-o', 'build/openapi-typescript.ts');
    run('openapi-ts', '-i', CONTRACT, '-o', 'build/hey-api', '-c', '@hey-api/client-fetch');
    run('swagger-typescript-api', 'generate', '-p', CONTRACT, '-o', 'build/swagger-typescript-api', '-n', 'client.ts');
    run('oazapfts', CONTRACT, 'build/oazapfts.ts');
    // It goes on after what it finds wrong in a contract.
    const told = run('orval', '--config', 'contract/orval.config.cjs');
    if (told.includes('#/')) throw new Error(told);
  },

  graph() {
    mkdirSync(`${cwd}/build/relay`);
    run('relay-compiler');
    run('gql.tada', 'generate-output', '-c', 'graph/tsconfig.json');
  },
};

rmSync(`${cwd}/build`, { recursive: true, force: true });
mkdirSync(`${cwd}/build`, { recursive: true });
kinds[process.argv[2]]();
