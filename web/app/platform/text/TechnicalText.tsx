import { Fragment } from 'react';
import { Code } from '../../design/Code.tsx';
import { latinRun } from './digits.ts';

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
