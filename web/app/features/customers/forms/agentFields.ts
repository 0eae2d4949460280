import * as v from 'valibot';
import { typedTexts, withoutEmpty } from '../../../platform/forms/emptyFields.ts';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { digitText, jalaliDay, mobile, optionalText, required, requiredText } from '../../../platform/forms/rules.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import { endOfTehranDay, tehranDate } from '../../../platform/numbers/dates.ts';
import type { Agents_AgentFragment } from '../components/Agents.generated.ts';

type Permission = Agents_AgentFragment['permissions'][number];

export const agentSchema = v.object({
  phone: required(mobile()),
  displayName: requiredText(2, 60),
  jobTitle: optionalText(100),
  permissions: v.array(v.string()),
  spendLimitPerRequest: digitText(17),
  spendLimitPerMonth: digitText(17),
  validTo: jalaliDay(),
  isSuspended: v.boolean(),
});
export type TypedAgent = v.InferInput<typeof agentSchema>;

const tomansOf = (rials: string | null | undefined) => (rials ? String(BigInt(rials) / 10n) : '');
const rialsOf = (tomans: string) => (tomans ? `${BigInt(tomans)}0` : '');
/** A deadline holds to the end of its day in Tehran. */
const endOf = (day: string) => (day ? new Date(endOfTehranDay(day) - 1_000).toISOString() : '');

/** What the fields hold of a stored agent, or of one that is yet to be invited. */
export const storedAgent = (agent: Agents_AgentFragment | undefined): Stored<TypedAgent> => ({
  ...(agent && { version: agent.version }),
  values: {
    ...typedTexts(agent, ['phone', 'displayName', 'jobTitle']),
    permissions: [...(agent?.permissions ?? [])],
    spendLimitPerRequest: tomansOf(agent?.spendLimitPerRequestRial),
    spendLimitPerMonth: tomansOf(agent?.spendLimitPerMonthRial),
    validTo: agent?.validTo ? typedJalaliDay(tehranDate(agent.validTo)) : '',
    isSuspended: agent?.status === 'SUSPENDED',
  },
});

/** What is sent of an agent's terms. */
export const agentTerms = (read: v.InferOutput<typeof agentSchema>) => ({
  displayName: read.displayName,
  permissions: read.permissions as Permission[],
  ...withoutEmpty({
    jobTitle: read.jobTitle,
    spendLimitPerRequestRial: rialsOf(read.spendLimitPerRequest),
    spendLimitPerMonthRial: rialsOf(read.spendLimitPerMonth),
    validTo: endOf(read.validTo),
  }),
});
