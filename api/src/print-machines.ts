import { claimMachine } from './modules/claims/claim-machine.ts';
import { evidenceMachine } from './modules/claims/evidence-machine.ts';
import { supplierMachine } from './modules/claims/supplier-machine.ts';
import { changeMachine } from './modules/entries/change-machine.ts';
import { entryMachine } from './modules/entries/entry-machine.ts';
import { delegationMachine } from './modules/merchants/delegation-machine.ts';
import { merchantMachine } from './modules/merchants/merchant-machine.ts';
import { productMachine } from './modules/products/product-machine.ts';
import { disputeMachine } from './modules/trade/disputes/dispute-machine.ts';
import { milestoneMachine } from './modules/trade/milestones/milestone-machine.ts';
import { participationMachine } from './modules/trade/participation-machine.ts';
import { quoteMachine } from './modules/trade/quotes/quote-machine.ts';
import { approvalMachine } from './modules/trade/approvals/approval-machine.ts';
import { tradeMachine } from './modules/trade/trade-machine.ts';
import type { Machine, Transition } from './platform/machine.ts';

// Prints the state tables as pages of `docs/machines`, by file name, for `npm run print`.
type AnyRow = Transition<string, string, string> & { kind?: string };
type AnyMachine = Omit<Machine<string, string, string>, 'rows'> & { rows: readonly AnyRow[] };
const machines: readonly AnyMachine[] = [
  approvalMachine,
  changeMachine,
  claimMachine,
  delegationMachine,
  disputeMachine,
  entryMachine,
  evidenceMachine,
  merchantMachine,
  milestoneMachine,
  participationMachine,
  productMachine,
  quoteMachine,
  supplierMachine,
  tradeMachine,
];

const code = (word: string) => `\`${word}\``;
const cells = (each: readonly string[]) => `| ${each.join(' | ')} |`;
const rowOf = ({ from, action, by, to, event }: AnyRow) => [
  ...[from.map(code).join(', '), code(action), code(by), to ? code(to) : 'same', code(event)],
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

process.stdout.write(JSON.stringify(Object.fromEntries(machines.map((each) => [`${each.name}.md`, pageOf(each)]))));
