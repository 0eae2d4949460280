import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { expandedSize } from './expanded-size.ts';

const sizeOf = (text: string) => {
  const document = parse(text);
  return expandedSize(document, document.definitions[0] as OperationDefinitionNode);
};

it('counts what a document is with its fragments opened, in no time for 2^60 of them', () => {
  expect(sizeOf('{ a { b c } d }')).toBe(4);
  expect(sizeOf('{ ...f ...f ... { x } } fragment f on Query { a { b } }')).toBe(6);
  const doubling = Array.from({ length: 60 }, (_, at) => `fragment f${at} on A { ...f${at + 1} ...f${at + 1} }`);
  expect(sizeOf(`{ ...f0 } ${doubling.join(' ')} fragment f60 on A { a }`)).toBe(2 ** 60);
  expect(sizeOf('{ ...a } fragment a on Query { x ...a }')).toBe(1);
});
