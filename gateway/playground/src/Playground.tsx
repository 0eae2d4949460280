import '@graphiql/react/style.css';
import 'graphiql/graphiql.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import './playground.css';
import 'graphiql/setup-workers/vite';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { getOperationAST } from 'graphql';
import { type ComponentProps, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CopyButtons } from './CopyButtons.tsx';
import { examplesPlugin } from './ExamplesPanel.tsx';
import { askGraph, graphUrl, listenToGraph } from './graph.ts';
import { IdPlaces, withIds } from './IdPlaces.tsx';
import { LoginAs } from './LoginAs.tsx';
import { SharedHeaders } from './SharedHeaders.tsx';
import { sessionHeaders, storageWithoutHeaders } from './storage.ts';

type GraphiQLProps = ComponentProps<typeof GraphiQL>;

const plugins = [examplesPlugin, explorerPlugin({ showAttribution: false }), HISTORY_PLUGIN];

const fetcher = (async (request, options) => {
  const operation = options?.documentAST && getOperationAST(options.documentAST, request.operationName);
  const ask = operation?.operation === 'subscription' ? listenToGraph : askGraph;
  return ask(await withIds(request), options?.headers);
}) as GraphiQLProps['fetcher'];

/** How long a note in the footer stays. */
const NOTE_MS = 10_000;

/** The tabs that are open at first, and the text in the editors. */
type Start = Pick<GraphiQLProps, 'defaultTabs' | 'initialQuery' | 'initialVariables'>;

/** Puts the playground into the page. */
export const showPlayground = (place: HTMLElement, start: Start) =>
  createRoot(place).render(<Playground start={start} />);

/** GraphiQL on our graph, with our examples, links and commands. */
function Playground({ start }: { start: Start }) {
  const [note, setNote] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNote(''), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  return (
    <GraphiQL
      {...start}
      fetcher={fetcher}
      plugins={plugins}
      storage={storageWithoutHeaders}
      initialHeaders={sessionHeaders.read()}
      shouldPersistHeaders={false}
      inputValueDeprecation
      schemaDescription
      defaultEditorToolsVisibility="variables"
    >
      <GraphiQL.Logo>
        <span className="brand">Rasteh graph</span>
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, copy, merge }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <CopyButtons tell={setNote} />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <footer className="page-footer">
          <span>
            Schema: <SchemaLink format="graphql" name="SDL" /> · <SchemaLink format="json" name="JSON" />
          </span>
          <LoginAs tell={setNote} />
          <span role="status">{note}</span>
        </footer>
      </GraphiQL.Footer>
      <SharedHeaders />
      <IdPlaces />
    </GraphiQL>
  );
}

/** The gateway serves the schema beside the graph, also to who is not signed in. */
function SchemaLink({ format, name }: { format: 'graphql' | 'json'; name: string }) {
  return (
    <a
      href={new URL(`schema.${format}`, graphUrl).pathname}
      download={`rasteh.schema.${format}`}
      aria-label={`Download the schema as ${name}`}
    >
      {name}
    </a>
  );
}
