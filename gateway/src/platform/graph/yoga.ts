import { execute, GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { checkOf, withWhatTheApiSays } from '../documents/all-wrong-fields.ts';
import { selectOperation, type DocumentStore } from '../documents/document-store.ts';
import type { Cost } from '../documents/cost.ts';
import type { Account } from '../doors/budget.ts';
import type { Log } from '../log.ts';
import type { GraphContext } from './graph-context.ts';
import { writeResult, type Media, type ResultText } from './result-text.ts';

/** What Yoga is given with a request, and what it leaves there for the one who asked it. */
export type Asked = {
  graph: GraphContext;
  media: Media;
  account: Account | undefined;
  cost?: Cost;
  written?: ResultText;
};
type Context = { asked: Asked; params: { query: string } };

/**
 * GraphQL over HTTP for whatever comes: Yoga reads the parameters, and our plugin gives it documents from the store,
 * the cost, graphql-js itself to execute, and our way of writing answers.
 */
export function makeYoga(store: DocumentStore, log: Log) {
  return createYoga<{ asked: Asked }>({
    schema: store.schema,
    plugins: [documentsOf(store), answersWith(log)],
    graphqlEndpoint: '/graphql',
    // Ours (see document-store.ts, result-text.ts) and those of the server around it.
    parserAndValidationCache: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
  });
}

export type Yoga = ReturnType<typeof makeYoga>;

function documentsOf(store: DocumentStore): Plugin<Context> {
  return {
    onParse({ params, setParsedDocument }) {
      const { document, errors } = store.prepare(String(params.source));
      if (!document) throw errors[0];
      setParsedDocument(document);
    },
    onValidate({ context, setResult }) {
      setResult(store.prepare((context as Context).params.query).errors);
    },
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { asked, params } = args.contextValue as Context;
      const operation = selectOperation(store.prepare(params.query), args.operationName);
      const variables = (args.variableValues as Record<string, unknown> | null) ?? {};
      try {
        const wrong = operation && store.findWrongVariables(params.query, operation, variables);
        const check = wrong && checkOf(store.schema, operation!.node, variables);
        if (wrong && !check) return setResultAndStopExecution({ errors: [wrong] });
        const cost = operation?.costOf(variables);
        if (cost) asked.cost = cost;
        if (cost) await asked.account?.pay(cost.requested);
        if (wrong && check)
          return setResultAndStopExecution({ errors: [await withWhatTheApiSays(wrong, check, asked.graph)] });
        setExecuteFn(({ contextValue, ...rest }) =>
          execute({ ...rest, contextValue: (contextValue as Context).asked.graph }),
        );
      } catch (error) {
        setResultAndStopExecution({ errors: [error as GraphQLError] });
      }
    },
  };
}

function answersWith(log: Log): Plugin<object, { asked: Asked }> {
  return {
    onResultProcess({ serverContext, setResultProcessor }) {
      const { asked } = serverContext;
      setResultProcessor((result, fetchAPI) => {
        const { media, graph, cost } = asked;
        const written = writeResult(result as { errors?: GraphQLError[] }, {
          media,
          requestId: graph.caller.requestId,
          acceptLanguage: graph.caller.acceptLanguage,
          cost,
          log,
        });
        asked.written = written;
        return new fetchAPI.Response(written.text, { status: written.status });
      }, asked.media);
    },
  };
}
