import * as v from 'valibot';
import { typedNumbers, typedTexts, emptyAsNull } from '../../../platform/forms/emptyFields.ts';
import { typedJalaliDay } from '../../../platform/forms/jalali.ts';
import { jalaliDay, mobile, optionalText, required, requiredText, tomans } from '../../../platform/forms/rules.ts';
import { rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import type { Stored } from '../../../platform/forms/useForm.ts';
import { endOfTehranDay, lastDayOf, tehranDate } from '../../../platform/numbers/dates.ts';
import type { Agents_AgentFragment } from '../components/Agents.generated.ts';

type Agent = Agents_AgentFragment;
type Permission = Agent['permissions'][number];

export const agentSchema = v.object({
  phone: required(mobile()),
  displayName: requiredText(2, 60),
  jobTitle: optionalText(100),
  permissions: v.array(v.string()),
  spendLimitPerRequest: tomans(),
  spendLimitPerMonth: tomans(),
  validFrom: jalaliDay(),
  validTo: jalaliDay(),
  isSuspended: v.boolean(),
  isOwner: v.boolean(),
});
export type TypedAgent = v.InferInput<typeof agentSchema>;

const DAY_MS = 86_400_000;
const dayOf = (instant: string | null | undefined) => (instant ? tehranDate(instant) : '');
const lastOf = (end: string | null | undefined) => (end ? lastDayOf(end) : '');
/** What holds from a day on, holds from the first moment of it in Tehran. */
const startOf = (day: string) => (day ? new Date(endOfTehranDay(day) - DAY_MS).toISOString() : '');
/** A deadline holds to the end of its day in Tehran. */
const endOf = (day: string) => (day ? new Date(endOfTehranDay(day) - 1_000).toISOString() : '');

/** What the fields hold of a stored agent, or of one that is yet to be invited. */
export const storedAgent = (agent: Agent | undefined): Stored<TypedAgent> => ({
  ...(agent && { version: agent.version }),
  values: {
    ...typedTexts(agent, ['displayName', 'jobTitle']),
    ...typedNumbers(agent, ['phone']),
    permissions: [...(agent?.permissions ?? [])],
    spendLimitPerRequest: typedTomans(tomansOf(agent?.spendLimitPerRequestRial)),
    spendLimitPerMonth: typedTomans(tomansOf(agent?.spendLimitPerMonthRial)),
    validFrom: typedJalaliDay(dayOf(agent?.validFrom)),
    validTo: typedJalaliDay(lastOf(agent?.validTo)),
    isSuspended: agent?.status === 'SUSPENDED',
    isOwner: agent?.isOwner ?? false,
  },
});

/** What is sent of an agent's terms. Fields show days and tomans: what nobody touched stays as exact as it is stored. */
export const agentTerms = (read: v.InferOutput<typeof agentSchema>, agent: Agent | undefined) => {
  const kept = (stored: string | null | undefined, of: (stored: string) => string, typed: string, made: string) =>
    stored && of(stored) === typed ? stored : made;
  const limit = (stored: string | null | undefined, typed: string) => kept(stored, tomansOf, typed, rialsOf(typed));
  return {
    displayName: read.displayName,
    permissions: read.permissions as Permission[],
    ...emptyAsNull({
      jobTitle: read.jobTitle,
      spendLimitPerRequestRial: limit(agent?.spendLimitPerRequestRial, read.spendLimitPerRequest),
      spendLimitPerMonthRial: limit(agent?.spendLimitPerMonthRial, read.spendLimitPerMonth),
      validFrom: kept(agent?.validFrom, dayOf, read.validFrom, startOf(read.validFrom)),
      validTo: kept(agent?.validTo, lastOf, read.validTo, endOf(read.validTo)),
    }),
  };
};
