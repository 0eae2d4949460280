import { expect, it } from 'vitest';
import { kindOf } from './operationKind.ts';

it.each([
  ['query Q {\n  countVisit\n}', 'read'],
  ['mutation M($input: CountSearchInput!) {\n  countSearch(input: $input) {\n    userErrors\n  }\n}', 'visit'],
  ['mutation M($input: VisitInput!) {\n  countVisit(input: $input) {\n    visitCount\n  }\n}', 'visit'],
  ['mutation M($input: I!) {\n  countAdvertisementClick(input: $input) {\n    userErrors\n  }\n}', 'visit'],
  ['mutation M {\n  saveNote(input: {}) {\n    id\n  }\n}', 'write'],
  ['fragment F on Note {\n  id\n}\n\nmutation M {\n  saveNote {\n    ...F\n  }\n}', 'write'],
])('reads what %s does', (text, kind) => expect(kindOf(text)).toBe(kind));
