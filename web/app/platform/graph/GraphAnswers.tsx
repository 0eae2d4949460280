import { useContext } from 'react';
import { PagePartsContext } from '../site/PagePartsContext.ts';
import { answersElementId } from './answersElement.ts';
import { ServerGraphContext } from './ServerGraphContext.ts';

/**
 * Hands the server's answers to the browser. Stands before the scripts, so that it is complete when they
 * run; in the browser it leaves what the server wrote untouched.
 */
export function GraphAnswers() {
  const graph = useContext(ServerGraphContext);
  const parts = useContext(PagePartsContext);
  return (
    <script
      id={answersElementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: graph && parts ? parts.hold(graph.answersJson()) : '' }}
    />
  );
}
