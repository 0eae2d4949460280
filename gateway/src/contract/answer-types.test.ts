import { expect, it } from 'vitest';
import { printAnswerTypes } from './answer-types.ts';
import type { Contract, Schema } from './contract.ts';

const answer = (schema: Schema) => ({ description: '', content: { 'application/json': { schema } } });
const contract: Contract = {
  paths: {
    '/pumps': {
      get: {
        operationId: 'pumps',
        responses: { 200: answer({ type: 'array', items: { $ref: '#/components/schemas/Pump' } }) },
      },
      delete: { operationId: 'deletePumps', responses: { 204: {} } },
    },
    '/pump': {
      get: { operationId: 'pump', responses: { 200: answer({ $ref: '#/components/schemas/Pump' }), 204: {} } },
    },
  },
  components: {
    schemas: {
      State: { type: 'string', enum: ['NEW', 'OLD'] },
      Pump: {
        type: 'object',
        required: ['id', 'stages'],
        properties: {
          id: { type: 'string' },
          stages: { type: 'integer' },
          state: { $ref: '#/components/schemas/State' },
          ratings: { type: 'array', items: { type: 'number' } },
        },
      },
    },
  },
};

it('schemas and answers become types: what is not required may be absent, what may be empty is null', () => {
  expect(printAnswerTypes(contract).split('\n').filter(Boolean).slice(1)).toEqual([
    'export type State = "NEW" | "OLD";',
    'export type Pump = { "id": string; "stages": number; "state"?: State; "ratings"?: (number)[] };',
    '/** By operationId. */',
    'export interface Answers {',
    '  pumps: (Pump)[];',
    '  deletePumps: boolean;',
    '  pump: Pump | null;',
    '}',
  ]);
});
