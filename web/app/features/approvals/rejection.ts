import * as v from 'valibot';
import { requiredText } from '../../platform/forms/rules.ts';

/** What somebody says who does not agree. */
export const rejectionSchema = v.object({ reason: requiredText(3, 1_000) });
