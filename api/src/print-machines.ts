import { type AnyMachine, type AnyRow, machines } from './machines.ts';
import { eventsPage } from './print-events.ts';

// Prints the state tables and the page of events, by their names below `docs`, for `npm run print`.
const code = (word: string) => `\`${word}\``;
const cells = (each: readonly string[]) => `| ${each.join(' | ')} |`;
const rowOf = ({ from, action, by, to, event }: AnyRow) => [
  from.map(code).join(', '),
  code(action),
  code(by),
  to ? code(to) : 'same',
  code(event),
];

/** An arrow for each state that a row leads from and to another one. */
const arrowsOf = ({ from, action, by, to }: AnyRow) =>
  from.flatMap((state) => (to && to !== state ? [`  ${state} --> ${to}: ${action} (${by})`] : []));

function pageOf({ name, states, finals, rows }: AnyMachine): string {
  const heading = `# States of: ${name}`;
  const final = finals.length > 0 ? `Final: ${finals.map(code).join(', ')}.` : 'No state is final.';
  // Where some rows are of one kind of things alone, each row says of which.
  const hasKinds = rows.some(({ kind }) => kind !== undefined);
  const kindOf = ({ kind }: AnyRow) => (hasKinds ? [kind ? code(kind) : 'all'] : []);
  const heads = ['from', 'action', 'by', 'to', 'event', ...(hasKinds ? ['kind'] : [])];
  return [
    heading,
    `Printed from \`${name}-machine.ts\` by \`npm run print\`. States: ${states.map(code).join(', ')}. ${final}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${states[0]}`,
    ...rows.flatMap(arrowsOf),
    ...finals.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    cells(heads),
    cells(heads.map(() => '---')),
    ...rows.map((row) => cells([...rowOf(row), ...kindOf(row)])),
    '',
  ].join('\n');
}

const pages = machines.map((each) => [`machines/${each.name}.md`, pageOf(each)]);
process.stdout.write(JSON.stringify({ ...Object.fromEntries(pages), 'events.md': eventsPage() }));
