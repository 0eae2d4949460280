import * as v from 'valibot';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import type { DateTime } from '../../../platform/graph/scalars.ts';
import { momentOf } from '../staff/announcements/typedMoment.ts';
import { scheduleSchema } from './stepSchemas.ts';

/** When a page is to be shown, as a day and a time of Tehran are typed; or what is wrong with them, by their names. */
export function readPublishTime(day: string, time: string): { publishAt?: DateTime; problems: Record<string, string> } {
  const read = v.safeParse(scheduleSchema, { day, time });
  if (!read.success) return { problems: problemsIn(read.issues) };
  return { publishAt: momentOf(read.output.day, read.output.time), problems: {} };
}
