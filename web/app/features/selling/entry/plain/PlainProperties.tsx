import { useActionData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { SheetFields } from '../../../products/index.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import type { EntrySheet } from '../entrySheet.ts';
import { isReviewed } from '../isReviewed.ts';
import { entryMessages } from '../messages.ts';
import { propertiesPart, sheetOfTyped } from '../propertiesForm.ts';
import { plainPropertiesName, type RefusedSheet } from './savePlainProperties.ts';

/** The same fields for who has no script. */
export function PlainProperties({ entry, sheet }: { entry: Entry; sheet: EntrySheet }) {
  const answer = useActionData() as RefusedSheet | undefined;
  const { id, version, status } = entry;
  const refused = answer?.id === id && answer.sheet ? answer : undefined;
  const stored = sheetOfTyped(propertiesPart(sheet, false).typedOf(entry));
  const title = entryMessages.part.specification;
  return (
    <PlainForm name={plainPropertiesName} label={title} hidden={{ id, version }}>
      {isReviewed(status) && <p className="text-muted">{entryMessages.specification.newOnesWait}</p>}
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <SheetFields
        properties={sheet.open}
        units={sheet.units}
        sheet={refused?.sheet ?? stored}
        problems={refused?.problems ?? {}}
      />
      <div>
        <Button type="submit">{entryMessages.saveOf(title)}</Button>
      </div>
    </PlainForm>
  );
}
