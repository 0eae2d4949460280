import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { stepsOf, variantOf } from '../entrySteps.ts';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { plainChangeName, plainStepName } from './names.ts';
import type { RefusedStep } from './takePlainStep.ts';

const words = entryMessages.steps;

/** What can be done with an entry as a whole, for who has no script; asked once more where buyers or the seller lose it. */
export function PlainSteps({ entry }: { entry: Entry }) {
  const { id, version, title } = entry;
  const refused = useRefused<RefusedStep>(plainStepName, id);
  const shown = stepsOf(entry);
  const asked = shown.find((each) => each === refused?.typed.step && refused.asks);
  return (
    <PlainForm name={plainStepName} label={entryMessages.part.submit} hidden={{ id, version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      {asked && (
        <Alert kind="warning">
          <p className="font-medium">{words[asked].title(title)}</p>
          <p>{words[asked].text}</p>
          <input type="hidden" name="confirmed" value={asked} />
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {shown.map((each) => (
          <Button key={each} type="submit" name="step" value={each} variant={variantOf(each)}>
            {each === asked ? plainEntryMessages.steps.confirm(words[each].action) : words[each].action}
          </Button>
        ))}
      </div>
    </PlainForm>
  );
}

/** Takes back a change that waits for staff, for who has no script. */
export function PlainChange({ id, version, name }: { id: string; version: number; name: string }) {
  const refused = useRefused<RefusedStep>(plainChangeName, id);
  return (
    <PlainForm name={plainChangeName} label={entryMessages.changes.cancelOf(name)} hidden={{ id, version }}>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <div>
        <Button type="submit" size="small" aria-label={entryMessages.changes.cancelOf(name)}>
          {entryMessages.changes.cancel}
        </Button>
      </div>
    </PlainForm>
  );
}
