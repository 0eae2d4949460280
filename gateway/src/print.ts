import { lexicographicSortSchema, printSchema } from 'graphql';
import { composedGraph } from './contract/composed-graph.ts';

// Prints the graph to stdout: gateway/schema.graphql.
console.log(printSchema(lexicographicSortSchema(composedGraph().schema)));
