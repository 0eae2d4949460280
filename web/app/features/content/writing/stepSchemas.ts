import * as v from 'valibot';
import { ruleText } from '../../../platform/forms/messages.ts';
import { jalaliDay, optionalText, requiredLines } from '../../../platform/forms/rules.ts';
import { readClock } from '../staff/announcements/typedMoment.ts';

/** What the steps that ask for something ask for. */
export const returnSchema = v.object({ reason: requiredLines(3, 1_000) });
export const scheduleSchema = v.object({
  day: v.pipe(v.string(), v.minLength(1, ruleText('REQUIRED')), jalaliDay()),
  time: v.pipe(
    v.string(),
    v.check((typed) => readClock(typed) !== undefined, ruleText('FORMAT')),
  ),
});
export const archiveSchema = v.object({ redirectPath: optionalText(300) });
