import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printAnswerTypes } from './answer-types.ts';
import type { Contract } from './contract.ts';
import { prepareContract } from './prepare.ts';

// The step before `mesh build`: api/openapi.json → gateway/dist/contract.json, and the types of what the api answers.
const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const target = inRoot('gateway/dist/contract.json');
const contract = JSON.parse(readFileSync(inRoot('api/openapi.json'), 'utf8')) as Contract;
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, JSON.stringify(prepareContract(contract)));
writeFileSync(inRoot('gateway/src/contract/answers.generated.ts'), printAnswerTypes(contract));
