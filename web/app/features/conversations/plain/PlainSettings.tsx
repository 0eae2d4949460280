import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { type RefusedPart, useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread_ConversationFragment as Conversation } from '../thread/Thread.generated.ts';
import { plainSettingsName } from './names.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

const words = conversationMessages.settings;

function SettingsForms({ conversation }: { conversation: Conversation }) {
  const { id, blockId, isMuted, isOtherClosed, isArchived } = conversation;
  const refused = useRefused<RefusedPart<object>>(plainSettingsName, id);
  return (
    <PlainForm
      name={plainSettingsName}
      label={words.form}
      hidden={{ id, blockId: blockId ?? '' }}
      className="flex flex-wrap items-center gap-2"
    >
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <Deed name={isMuted ? 'unmute' : 'mute'} label={isMuted ? words.unmute : words.mute} />
      {!isArchived && <Deed name="archive" label={conversationMessages.thread.archive} />}
      {blockId ? (
        <Deed name="unblock" label={words.unblock} />
      ) : (
        !isOtherClosed && <Deed name="block" label={words.block} />
      )}
    </PlainForm>
  );
}

const Deed = ({ name, label }: { name: string; label: string }) => (
  <Button type="submit" name="deed" value={name} variant="quiet" size="small">
    {label}
  </Button>
);

/** What can be set for a conversation, for who has no script: each button does its own. */
export const PlainSettings = plainPart(import.meta.env.SSR && SettingsForms);
