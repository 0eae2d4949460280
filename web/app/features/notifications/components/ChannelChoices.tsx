import { useId, useState } from 'react';
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
import { ChangeChannelChoicesDocument, type ChannelChoices_PreferencesFragment } from './ChannelChoices.generated.ts';

const words = notificationMessages.channels;
const channels = ['byMail', 'bySms'] as const;
type Channel = (typeof channels)[number];
type Choice = ChannelChoices_PreferencesFragment['choices'][number];
type Change = (type: string, channel: Channel, isWanted: boolean) => void;
type Kinds = readonly { value: string; displayFa: string }[];

interface ChannelChoicesProps {
  preferences: Masked<ChannelChoices_PreferencesFragment>;
  kinds: Kinds;
}

/** Of which kinds a person hears by mail too, and of those that may go by SMS, of which so. */
export function ChannelChoices({ preferences, kinds }: ChannelChoicesProps) {
  const { choices, typesForViewer, version } = readFragment<ChannelChoices_PreferencesFragment>(preferences);
  const [changed, setChanged] = useState<Readonly<Record<string, Partial<Choice>>>>({});
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const wanted = choices.map((choice) => ({ ...choice, ...changed[choice.type] }));
  const change: Change = (type, channel, isWanted) =>
    setChanged({ ...changed, [type]: { ...changed[type], [channel]: isWanted } });
  const save = async () => {
    setPending(true);
    setError(undefined);
    // Of kinds that go by no SMS nothing is said of it.
    const input = wanted.map(({ type, byMail, bySms }) => ({
      type,
      byMail,
      ...(typeof bySms === 'boolean' && { bySms }),
    }));
    try {
      await write(
        ChangeChannelChoicesDocument,
        { input: { choices: input, version } },
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
        isChanged={wanted.some((choice, index) => channels.some((each) => choice[each] !== choices[index]![each]))}
        isSent={pending}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {error && <Alert kind="error">{error}</Alert>}
        {channels.map((channel) => (
          <Channel
            key={channel}
            channel={channel}
            // What was chosen of others stays as it is.
            choices={wanted.filter(({ type }) => typesForViewer.includes(type))}
            kinds={kinds}
            change={change}
          />
        ))}
        <p>
          <Button type="submit" variant="primary" pending={pending}>
            {words.save}
          </Button>
        </p>
      </WriteForm>
    </Section>
  );
}

type ChannelProps = { channel: Channel; choices: readonly Choice[]; kinds: Kinds; change: Change };

/** The kinds that go by a channel. */
function Channel({ channel, choices, kinds, change }: ChannelProps) {
  const hint = useId();
  if (choices.every(({ [channel]: isWanted }) => typeof isWanted !== 'boolean')) return null;
  return (
    <fieldset aria-describedby={hint} className="min-w-0">
      <legend className="field-label">{words[channel].legend}</legend>
      <p id={hint} className="text-muted">
        {words[channel].hint}
      </p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ type, [channel]: isWanted }) =>
          typeof isWanted === 'boolean' ? (
            <Checkbox
              key={type}
              label={kinds.find(({ value }) => value === type)?.displayFa ?? type}
              checked={isWanted}
              onChange={({ currentTarget: { checked } }) => change(type, channel, checked)}
            />
          ) : null,
        )}
      </div>
    </fieldset>
  );
}
