import { expect, it } from 'vitest';
import type { Contract } from '../../contract/contract.ts';
import { compileSoundness } from './sound-rows.ts';

const kind = { type: 'string', enum: ['NEW', 'USED'] };
const offer = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    kind: { $ref: '#/components/schemas/Kind' },
    kinds: { type: 'array', items: { $ref: '#/components/schemas/Kind' } },
    state: kind,
    code: { type: 'string', 'x-extensible-enum': ['FORMAT'] },
  },
  required: ['title'],
};
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
  components: { schemas: { Offer: offer, Page: page, Kind: kind, Lot: { ...offer, required: ['title', 'kind'] } } },
} as unknown as Contract;
const lots = structuredClone(contract);
lots.components.schemas.Page!.properties!.items!.items = { $ref: '#/components/schemas/Lot' };

it('takes a broken row out of its page, and its place in the list with it', () => {
  const answer = { items: [{ title: 'a' }, { title: null }, { title: 'c' }], cursors: ['1', '2', '3'] };
  expect(compileSoundness(contract)('offers')(answer)).toEqual({ broken: 1, unknown: [] });
  expect(answer).toEqual({ items: [{ title: 'a' }, { title: 'c' }], cursors: ['1', '3'] });
});

it('takes out values of enumerations that a newer api knows, and tells which', () => {
  const rows = () => [
    { title: 'a', kind: 'LEASED', kinds: ['NEW', 'LEASED', 'SHARED'], state: 'USED' },
    { title: 'b', kind: 'NEW', kinds: ['USED'] },
  ];
  const answer = { items: rows() };
  const unknown = ['kind=LEASED', 'kinds=LEASED', 'kinds=SHARED'];
  expect(compileSoundness(contract)('offers')(answer)).toEqual({ broken: 0, unknown });
  expect(answer.items).toEqual([
    { title: 'a', kind: null, kinds: ['NEW'], state: 'USED' },
    { title: 'b', kind: 'NEW', kinds: ['USED'] },
  ]);
  const needed = { items: rows() };
  expect(compileSoundness(lots)('offers')(needed)).toEqual({ broken: 1, unknown });
  expect(needed.items).toMatchObject([{ title: 'b' }]);
});

it('says UNKNOWN for a code of a newer api, and which', () => {
  const answer = { items: [{ title: 'a', code: 'FORMAT' }, { title: 'b', code: 'TOO_NEW' }, { title: 'c' }] };
  expect(compileSoundness(contract)('offers')(answer)).toEqual({ broken: 0, unknown: ['code=TOO_NEW'] });
  expect(answer.items).toEqual([{ title: 'a', code: 'FORMAT' }, { title: 'b', code: 'UNKNOWN' }, { title: 'c' }]);
});
