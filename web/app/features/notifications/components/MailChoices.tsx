import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Section } from '../../../design/Section.tsx';
import { textOf } from '../../../platform/forms/refusal.ts';
import { formMessages } from '../../../platform/forms/messages.ts';
import { WriteForm } from '../../../platform/forms/WriteForm.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { notificationMessages } from '../messages.ts';
import { ChangeMailChoicesDocument, type MailChoices_PreferencesFragment } from './MailChoices.generated.ts';

const words = notificationMessages.mail;

interface MailChoicesProps {
  preferences: Masked<MailChoices_PreferencesFragment>;
  kinds: readonly { value: string; displayFa: string }[];
}

/** Of which kinds a person hears by mail too. */
export function MailChoices({ preferences, kinds }: MailChoicesProps) {
  const { choices, version } = readFragment<MailChoices_PreferencesFragment>(preferences);
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const isByMail = (type: string, byMail: boolean) => changed[type] ?? byMail;
  const save = async () => {
    setPending(true);
    setError(undefined);
    const wanted = choices.map(({ type, byMail }) => ({ type, byMail: isByMail(type, byMail) }));
    try {
      await write(
        ChangeMailChoicesDocument,
        { input: { choices: wanted, version } },
        { outdates: ['viewer.notificationPreferences'] },
      );
      setChanged({});
      notify('success', words.saved);
    } catch (failure) {
      setError(textOf(failure, formMessages.failed, formMessages.offline));
    } finally {
      setPending(false);
    }
  };
  return (
    <Section title={words.title}>
      <WriteForm
        label={words.title}
        isChanged={choices.some(({ type, byMail }) => isByMail(type, byMail) !== byMail)}
        isSent={pending}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="text-muted">{words.lead}</p>
        {error && <Alert kind="error">{error}</Alert>}
        <div className="grid gap-x-6 sm:grid-cols-2">
          {choices.map(({ type, byMail }) => (
            <Checkbox
              key={type}
              label={kinds.find(({ value }) => value === type)?.displayFa ?? type}
              checked={isByMail(type, byMail)}
              onChange={({ currentTarget: { checked } }) => setChanged({ ...changed, [type]: checked })}
            />
          ))}
        </div>
        <p>
          <Button type="submit" variant="primary" pending={pending}>
            {words.save}
          </Button>
        </p>
      </WriteForm>
    </Section>
  );
}
