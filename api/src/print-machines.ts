import { claimMachine } from './modules/claims/claim-machine.ts';
import { evidenceMachine } from './modules/claims/evidence-machine.ts';
import { supplierMachine } from './modules/claims/supplier-machine.ts';
import { changeMachine } from './modules/entries/change-machine.ts';
import { entryMachine } from './modules/entries/entry-machine.ts';
import { delegationMachine } from './modules/merchants/delegation-machine.ts';
import { merchantMachine } from './modules/merchants/merchant-machine.ts';
import { productMachine } from './modules/products/product-machine.ts';
import { disputeMachine } from './modules/trade/disputes/dispute-machine.ts';
import { quoteMachine } from './modules/trade/quotes/quote-machine.ts';
import { approvalMachine } from './modules/trade/approvals/approval-machine.ts';
import { tradeMachine } from './modules/trade/trade-machine.ts';
import type { Machine, Transition } from './platform/machine.ts';

// Prints the state tables as pages of `docs/machines`, by file name, for `npm run print`.
type AnyMachine = Machine<string, string, string>;
const machines: readonly AnyMachine[] = [
  approvalMachine,
  changeMachine,
  claimMachine,
  delegationMachine,
  disputeMachine,
  entryMachine,
  evidenceMachine,
  merchantMachine,
  productMachine,
  quoteMachine,
  supplierMachine,
  tradeMachine,
];

const code = (word: string) => `\`${word}\``;
const cells = (each: readonly string[]) => `| ${each.join(' | ')} |`;
const rowOf = ({ from, action, by, to, event }: Transition<string, string, string>) =>
  cells([from.map(code).join(', '), code(action), code(by), to ? code(to) : 'same', code(event)]);

/** An arrow for each state that a row leads from and to another one. */
const arrowsOf = ({ from, action, by, to }: Transition<string, string, string>) =>
  from.flatMap((state) => (to && to !== state ? [`  ${state} --> ${to}: ${action} (${by})`] : []));

function pageOf({ name, states, finals, rows }: AnyMachine): string {
  const heading = `# States of: ${name}`;
  const final = finals.length > 0 ? `Final: ${finals.map(code).join(', ')}.` : 'No state is final.';
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
    cells(['from', 'action', 'by', 'to', 'event']),
    cells(Array.from({ length: 5 }, () => '---')),
    ...rows.map(rowOf),
    '',
  ].join('\n');
}

process.stdout.write(JSON.stringify(Object.fromEntries(machines.map((each) => [`${each.name}.md`, pageOf(each)]))));
