import type { PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { partOf, type SheetProperty, type TypedSheet, type TypedValue } from '../../../products/index.ts';

/** What was typed of a sheet in a form without script. */
export const typedSheetIn = (sent: PlainAnswer, properties: readonly SheetProperty[]): TypedSheet =>
  Object.fromEntries(properties.map((property) => [property.id, typedIn(sent, property)]));

function typedIn(sent: PlainAnswer, { id, dataType }: SheetProperty): TypedValue {
  if (dataType === 'MULTI_ENUM') return { choices: sent.all(id) };
  const unitId = sent.text(partOf(id, 'unitId'));
  return { value: sent.text(id), maxValue: sent.text(partOf(id, 'maxValue')), ...(unitId && { unitId }) };
}
