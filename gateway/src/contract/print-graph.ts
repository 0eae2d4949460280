import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The graph as gateway/schema.graphql holds it: sorted, with every description. */
export const printGraph = (schema: GraphQLSchema) => `${printSchema(lexicographicSortSchema(schema))}\n`;
