import type { Plugin } from 'vite';
import { shorten } from '../../app/platform/graph/short/shorten.ts';

const generated = /[\\/]app[\\/].*\.generated\.ts$/;
const documentLine = /^(export const \w+ = )(\{"__meta__".*\})( as unknown as .*)$/gm;

type Document = {
  __meta__: { hash: string };
  definitions: { kind: string; name?: { value: string } }[];
};

/** Puts the documents of questions into the browser's files in short; the server's stay as codegen makes them. */
export function shortDocuments(): Plugin {
  return {
    name: 'short-documents',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: generated, code: '__meta__' },
      handler: (code, id) => withShortDocuments(code, `${id.replace(/[\\/]app[\\/].*/, '')}/app/platform/graph`),
    },
  };
}

/** @param graph folder of the graph's platform */
export function withShortDocuments(code: string, graph: string): string {
  const shortened = code.replace(documentLine, (_, start: string, json: string, end: string) => {
    const { __meta__, definitions } = JSON.parse(json) as Document;
    const name = definitions[0]!.name!.value;
    const given = [name, __meta__.hash, shorten(definitions)].map((each) => JSON.stringify(each)).join(', ');
    return `${start}/* @__PURE__ */ shortDocument(${given})${end}`;
  });
  return `import { shortDocument } from ${JSON.stringify(`${graph}/short/shortDocument.ts`)};\n${shortened}`;
}
