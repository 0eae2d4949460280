import * as v from 'valibot';
import { optionalText, requiredLines } from '../../../platform/forms/rules.ts';
import { typedDay, typedTime } from '../staff/announcements/typedMoment.ts';

/** What the steps that ask for something ask for. */
export const returnSchema = v.object({ reason: requiredLines(3, 1_000) });
export const scheduleSchema = v.object({ day: typedDay, time: typedTime });
export const archiveSchema = v.object({ redirectPath: optionalText(300) });
