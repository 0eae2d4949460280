import { tehranDay } from '../../platform/calendar.ts';
import type { FieldError } from '../../platform/field-error.ts';
import type { LateRule } from '../../platform/late-rules.ts';
import type { SaleCitiesChange, SaleSettingChange, VacationChange } from './own-merchants.schemas.ts';

const LONGEST_VACATION_DAYS = 60;
const DAY_MS = 86_400_000;

/** @param stored the vacation of now, which may have begun */
export const vacationRule = (now: Date, stored?: { from: string } | null): LateRule<VacationChange> => ({
  reads: ['vacation'],
  judge: ({ vacation }) => {
    if (!vacation) return undefined;
    const { from, to } = vacation;
    const errors: FieldError[] = [];
    if (from < tehranDay(now) && from !== stored?.from) errors.push({ field: 'vacation.from', code: 'DAY_PAST' });
    if (to < from) errors.push({ field: 'vacation.to', code: 'ENDS_BEFORE_START' });
    else if (to < tehranDay(now)) errors.push({ field: 'vacation.to', code: 'DAY_PAST' });
    else if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= LONGEST_VACATION_DAYS)
      errors.push({ field: 'vacation.to', code: 'VACATION_TOO_LONG', params: [String(LONGEST_VACATION_DAYS)] });
    return errors;
  },
});

export const saleSettingRules: LateRule<SaleSettingChange>[] = [
  {
    reads: ['deliveryMethods'],
    judge: ({ deliveryMethods }) =>
      deliveryMethods.flatMap(({ kind }, index): FieldError[] =>
        deliveryMethods.findIndex((each) => each.kind === kind) < index
          ? [{ field: `deliveryMethods[${index}].kind`, code: 'DUPLICATE' }]
          : [],
      ),
  },
  {
    reads: ['workingHours'],
    judge: ({ workingHours }) =>
      workingHours.flatMap(({ day, from, to }, index): FieldError[] => {
        if (to <= from) return [{ field: `workingHours[${index}].to`, code: 'ENDS_BEFORE_START' }];
        const earlier = workingHours.slice(0, index).filter((each) => each.day === day);
        return earlier.some((each) => each.from < to && from < each.to)
          ? [{ field: `workingHours[${index}].from`, code: 'HOURS_OVERLAP' }]
          : [];
      }),
  },
];

export const saleCitiesRule = (isKnown: (cityId: string) => boolean): LateRule<SaleCitiesChange> => ({
  reads: ['cityIds'],
  judge: ({ cityIds }) =>
    cityIds.flatMap((id, index): FieldError[] =>
      isKnown(id) ? [] : [{ field: `cityIds[${index}]`, code: 'UNKNOWN_PLACE' }],
    ),
});
