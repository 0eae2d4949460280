import { composedGraph } from './contract/composed-graph.ts';
import { printGraph } from './contract/print-graph.ts';

// Prints the graph to stdout: gateway/schema.graphql.
process.stdout.write(printGraph(composedGraph().schema));
