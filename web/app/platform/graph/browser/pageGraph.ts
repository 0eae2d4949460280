import { answersElementId } from '../answersElement.ts';
import { GraphError, type RawAnswer } from '../GraphError.ts';
import { BrowserGraph } from './BrowserGraph.ts';

let graph: BrowserGraph | undefined;

/** The one graph of this page, made when it is first asked. */
export function pageGraph(): BrowserGraph {
  return (graph ??= new BrowserGraph(answersOfServer(), loadEngine));
}

async function loadEngine() {
  const { createEngine } = await import('./apolloEngine.ts').catch(() => {
    throw new GraphError(0, 'No connection', 'NETWORK_UNREACHABLE');
  });
  return createEngine();
}

function answersOfServer(): Record<string, RawAnswer> {
  const json = document.getElementById(answersElementId)?.textContent;
  return json ? (JSON.parse(json) as Record<string, RawAnswer>) : {};
}
