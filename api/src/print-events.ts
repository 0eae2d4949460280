import { domainEvents } from './events.ts';
import type { EventDefinition } from './platform/domain-events/define-events.ts';

const code = (word: string) => `\`${word}\``;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Fields of a payload; a question mark behind those that may be missing. */
function fieldsOf({ payload }: EventDefinition): string {
  const required = new Set<string>(payload.required ?? []);
  return Object.keys(payload.properties)
    .map((name) => code(required.has(name) ? name : `${name}?`))
    .join(', ');
}

/** Events of an aggregate stand together, whichever modules define them. */
const sections = () =>
  Map.groupBy(
    domainEvents.flatMap(({ definitions }) => definitions),
    ({ aggregate }) => aggregate,
  );

function sectionOf(definitions: readonly EventDefinition[]): string[] {
  return [
    `## ${definitions[0]!.aggregate}`,
    row(['event', 'version', 'what happened', 'payload']),
    row(['---', '---', '---', '---']),
    ...definitions.map((each) => row([code(each.type), String(each.version), each.about, fieldsOf(each)])),
    '',
  ];
}

/** `docs/events.md`. */
export const eventsPage = () =>
  [
    '# Domain events',
    '',
    'Printed from `*.events.ts` by `npm run print`. Rows of `domain_events`, which are only added: each aggregate numbers its events from 1, without a gap.',
    '',
    ...[...sections().values()].flatMap(sectionOf),
  ].join('\n');
