import * as v from 'valibot';
import { ruleText } from '../../platform/forms/messages.ts';
import { fileMessages as words } from './messages.ts';
import { ON_ITS_WAY } from './onItsWay.ts';

/** The id of a file that a form needs, once the file has come. */
export const requiredFile = v.pipe(
  v.string(),
  v.minLength(1, ruleText('REQUIRED')),
  v.check((id) => id !== ON_ITS_WAY, words.field.onItsWay),
);
