import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from './root.mjs';

/** What files of such a name are for, in every feature. @type {[RegExp, string][]} */
const roles = [
  [/\/manifest\.ts$/, 'what the app must know of the feature'],
  [/\.routes\.ts$/, 'endpoints: address, policy, shapes'],
  [/\.schemas\.ts$/, 'shapes of requests and answers; the contract is printed from them'],
  [/\.enums\.ts$/, 'enumerations: values with their words'],
  [/\.errors\.ts$/, 'codes of refusals with their words'],
  [/\.forms\.ts$/, 'words of forms'],
  [/\.service\.ts$/, 'the rules: who may, when, what happens'],
  [/\.repository\.ts$/, 'SQL on its own tables'],
  [/\.resolvers\.ts$/, 'how these fields are answered, in batches'],
  [/\.worker\.ts$/, 'work in a thread of its own'],
  [/\/area\/messages\.ts$/, 'what the logged-in area says of it'],
  [/messages\.ts$/, 'words that people read'],
  [/\/index\.ts$/, 'what others may use of it'],
  [/^web\/.*\/routes\.ts$/, 'its screens: path, layout, access'],
  [/\.test\.tsx?$/, 'tests'],
];
/** By these the role says more than the first thing in the file. */
const byRole =
  /\.(routes|schemas|enums|errors|forms|repository|resolvers|test)\.tsx?$|messages\.ts$|(manifest|index|\/routes)\.ts$/;

/** What a file is for, in one sentence: of its own comment, by its role, or by what is in it. Empty where nothing tells. */
export function purposeOf(path) {
  const text = readFileSync(inRoot(path), 'utf8');
  if (path.endsWith('.sql')) return sentence(/^--\s*(?:[\w, ]+: )?(.*)/.exec(text)?.[1] ?? '') || 'tables';
  if (path.endsWith('.graphql')) return definitionsIn(text);
  const role = roles.find(([name]) => name.test(path))?.[1];
  if (byRole.test(path)) return [role, /\.test\.tsx?$/.test(path) && firstTestIn(text)].filter(Boolean).join(': ');
  return ownSentence(basename(path).replace(/\.\w+$/, ''), text) || role || exportsOf(text);
}

/** `query NotesScreen, fragment NoteCard_note`; of stitched fields the types that get them. */
const definitionsIn = (text) =>
  [...text.matchAll(/^(query|mutation|fragment|extend type|type|union) (\w+)/gm)].map(([found]) => found).join(', ');

const firstTestIn = (text) => /\b(?:describe|it|test)(?:\.[\w.]+\([^)]*\))?\(\s*['"`](.+?)['"`],/.exec(text)?.[1];

/** What stands above the main thing of a file, or on top of all. */
function ownSentence(name, text) {
  const documented = [
    ...text.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:default )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/g,
    ),
  ];
  // A service is documented where it is made: makeNotes.
  const isMain = (of) => of === name || of.startsWith('make') || documented.length === 1;
  const words = documented.find(([, , of]) => isMain(of))?.[1] ?? /^\/\/ (.*)/m.exec(text)?.[1] ?? '';
  return sentence(words.replace(/^\s*\* ?/gm, ' ').split(/@(?:param|returns|throws)/)[0]);
}

function exportsOf(text) {
  const names = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(([, name]) => name);
  return names.length > 4 ? `${names.slice(0, 4).join(', ')} …` : names.join(', ');
}

const sentence = (words) => {
  const [first = words] = /^[^]*?[.:;](?=\s|$)/.exec(words.trim()) ?? [];
  return first
    .replace(/\s+/g, ' ')
    .replace(/[.:;]\s*$/, '')
    .trim();
};
