import { Button } from '../../../design/Button.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread_ConversationFragment as Conversation } from '../thread/Thread.generated.ts';
import { plainMessageName } from './names.ts';
import { PlainBody } from './PlainBody.tsx';
import type { RefusedMessage } from './sendPlainly.ts';
import { plainPart } from '../../../platform/forms/plain/plainPart.tsx';

const words = conversationMessages.composer;

function ComposerForms({ conversation: { id, customerId, customerName, otherName } }: { conversation: Conversation }) {
  const refused = useRefused<RefusedMessage>(plainMessageName, id);
  return (
    <PlainForm
      name={plainMessageName}
      label={words.form}
      hidden={{ id, customerId, recipientName: otherName }}
      takesFile
    >
      <PlainBody label={words.label(customerName)} to={otherName} rows={3} refused={refused} />
      <div>
        <Button type="submit" variant="primary">
          {words.send}
        </Button>
      </div>
    </PlainForm>
  );
}

/** Where one writes without script. */
export const PlainComposer = plainPart(import.meta.env.SSR && ComposerForms);
