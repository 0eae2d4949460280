import { parseAst, type Plugin } from 'vite';

const library = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/**
 * Functions of React Router that this site never gets to: finding out routes one by one (the list is whole, see
 * `react-router.config.ts`), measuring its calls, and errors of server components.
 */
const unused = [
  'getPatchRoutesOnNavigationFunction',
  'useFogOFWarDiscovery',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  'RSCErrorHandler',
];
const tellsDevelopers = /^warn(?:ing|Once|ingOnce)\d*$/;
const insists = /^invariant\d*$/;

/**
 * React Router's build keeps its sentences for developers, a tenth of what a browser gets of it, where React's own has numbers.
 * Without them an error still says where it happened; and what this site never gets to goes with all under it.
 */
export function leanRouter(): Plugin {
  const emptied = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: library },
      handler: (code) => withoutTexts(withoutBodies(code, emptied)),
    },
    buildEnd(error) {
      const missing = unused.filter((name) => !emptied.has(name));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(', ')} any more.`);
    },
  };
}

/** Those functions without what they do. @param emptied gets the names of those that were there */
export function withoutBodies(code: string, emptied: Set<string>): string {
  return unused.reduce((text, name) => {
    const body = new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm');
    if (body.test(text)) emptied.add(name);
    return text.replace(body, `function ${name}() {}`);
  }, code);
}

/** Without warnings, and without the reasons of broken assumptions. */
export function withoutTexts(code: string): string {
  const cuts: Cut[] = [];
  collect(parseAst(code), cuts);
  const last = cuts.sort((a, b) => b.from - a.from);
  return last.reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), code);
}

interface Cut {
  from: number;
  to: number;
  by: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node & { name?: string };
  arguments?: Node[];
}

function collect(tree: unknown, cuts: Cut[]): void {
  if (typeof tree !== 'object' || tree === null) return;
  const cut = isCall(tree) && cutOf(tree);
  if (cut) cuts.push(cut);
  else for (const part of Object.values(tree)) collect(part, cuts);
}

const isCall = (tree: object): tree is Node => 'type' in tree && tree.type === 'CallExpression';

function cutOf({ callee, arguments: given = [], start, end }: Node): Cut | undefined {
  const name = callee?.name ?? '';
  if (tellsDevelopers.test(name)) return { from: start, to: end, by: 'void 0' };
  const condition = given[0];
  if (!insists.test(name) || !condition || given.length < 2) return undefined;
  return { from: condition.end, to: end - 1, by: '' };
}
