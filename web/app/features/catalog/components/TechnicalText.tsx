import { Fragment } from 'react';
import { Code } from '../../../design/Code.tsx';

// Words, sizes and codes in Latin letters or digits, with the signs that belong inside them.
const latinRun = /[A-Za-z0-9]+(?:[ .,/×°+"'#_-]*[A-Za-z0-9]+)*/g;

/**
 * Persian text with technical codes in it: `DN50`, `Class 150`, `M8×1.25` become left-to-right islands, so
 * that their parts keep their order and a copied code is the code.
 */
export function TechnicalText({ children }: { children: string }) {
  const codes = children.match(latinRun);
  if (!codes) return children;
  return children.split(latinRun).map((words, index) => (
    <Fragment key={index}>
      {words}
      {codes[index] !== undefined && <Code tone="plain">{codes[index]}</Code>}
    </Fragment>
  ));
}
