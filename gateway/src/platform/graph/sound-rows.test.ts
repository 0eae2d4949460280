import { expect, it } from 'vitest';
import type { Contract } from '../../contract/contract.ts';
import { compileSoundness } from './sound-rows.ts';

const offer = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
const page = {
  type: 'object',
  properties: {
    items: { type: 'array', items: { $ref: '#/components/schemas/Offer' } },
    cursors: { type: 'array', items: { type: 'string' } },
  },
};
const contract = {
  paths: {
    '/offers': {
      get: {
        operationId: 'offers',
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } } } },
      },
    },
  },
  components: { schemas: { Offer: offer, Page: page } },
} as unknown as Contract;

it('takes a broken row out of its page, and its place in the list with it', () => {
  const answer = { items: [{ title: 'a' }, { title: null }, { title: 'c' }], cursors: ['1', '2', '3'] };
  expect(compileSoundness(contract)('offers')(answer)).toBe(1);
  expect(answer).toEqual({ items: [{ title: 'a' }, { title: 'c' }], cursors: ['1', '3'] });
});
