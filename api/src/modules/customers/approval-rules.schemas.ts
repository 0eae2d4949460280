import { Type, type Static } from 'typebox';
import { patchOf } from '../../platform/patch.ts';
import { type Across, Id, named, object, Rial, Version } from '../../platform/schema.ts';
import { PublishNeeds } from './customers.enums.ts';

const rules = {
  selfConfirm: Type.Boolean({
    description: 'Whether an agent who may confirm requests may also confirm those that they wrote; owners always may.',
  }),
  publishNeeds: PublishNeeds,
  acceptAboveRial: Type.Optional(
    Rial('Above this amount, with tax and freight, an agent asks a colleague, whatever limit the agent has.'),
  ),
  twoAboveRial: Type.Optional(
    Rial('Above this amount two people must agree; an owner who acts counts as one of them.'),
  ),
};

export const ApprovalRules = named(
  'ApprovalRules',
  'Who of a company must agree to what. What was asked before a change goes on by the rules of then.',
  object({ customerId: Id('Id of the company or person whose orders the rules are for.'), version: Version, ...rules }),
);
export type ApprovalRules = Static<typeof ApprovalRules>;

type Amounts = Pick<ApprovalRules, 'acceptAboveRial' | 'twoAboveRial'>;
/** An amount of nothing would be no amount. */
const positive = (name: keyof Amounts): Across<Amounts> => ({
  reads: [name],
  judge: ({ [name]: amount }) =>
    amount !== undefined && BigInt(amount) === 0n ? { field: name, code: 'MIN_VALUE', params: ['1'] } : undefined,
});

export const ApprovalRulesChange = named(
  'ApprovalRulesChange',
  'All rules of a company as they are to be.',
  object({ version: Version, ...rules }),
  [
    positive('acceptAboveRial'),
    positive('twoAboveRial'),
    {
      reads: ['acceptAboveRial', 'twoAboveRial'],
      judge: ({ acceptAboveRial: one, twoAboveRial: two }) =>
        one !== undefined && two !== undefined && BigInt(two) < BigInt(one)
          ? { field: 'twoAboveRial', code: 'BELOW_ONE_APPROVAL' }
          : undefined,
    },
  ] satisfies Across<Amounts>[],
);
export type ApprovalRulesChange = Static<typeof ApprovalRulesChange>;
export const ApprovalRulesPatch = patchOf(ApprovalRulesChange);
