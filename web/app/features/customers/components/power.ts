import { formatDate, formatLastDay } from '../../../platform/numbers/dates.ts';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { customerMessages as words } from '../messages.ts';

export type Options = readonly { value: string; label: string }[];

interface Power {
  permissions: readonly string[];
  spendLimitPerRequestRial: string | null;
  spendLimitPerMonthRial: string | null;
  validFrom: string | null;
  validTo: string | null;
}

/** What an agent may do, in words. */
export const permissionsText = (held: readonly string[], labels: Options): string =>
  held.length === 0
    ? words.mayOnlyLook
    : labels
        .filter(({ value }) => held.includes(value))
        .map(({ label }) => label)
        .join(words.separator);

/** Within which limits and dates, each with its label. */
export function limitsOf({ spendLimitPerRequestRial, spendLimitPerMonthRial, validFrom, validTo }: Power) {
  const { agentLabels: labels } = words;
  const money = moneyOf({ spendLimitPerRequestRial, spendLimitPerMonthRial });
  const fact = (label: string, value: string | null, format: (value: string) => string) =>
    value ? [{ label, value: format(value) }] : [];
  return [
    ...fact(labels.spendLimitPerRequest, spendLimitPerRequestRial, money),
    ...fact(labels.spendLimitPerMonth, spendLimitPerMonthRial, money),
    ...fact(labels.validFrom, validFrom, formatDate),
    ...fact(labels.validTo, validTo, formatLastDay),
  ];
}
