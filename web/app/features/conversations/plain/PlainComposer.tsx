import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { FILE_TYPES, PlainFileField } from '../../files/index.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread_ConversationFragment as Conversation } from '../thread/Thread.generated.ts';
import { plainMessageName } from './names.ts';
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

interface PlainBodyProps {
  label: string;
  /** Who reads it. */
  to: string;
  rows: number;
  refused: RefusedMessage | undefined;
}

/** The text as it was sent with its file, what is wrong with them, and the question whether a way of contact is meant. */
export function PlainBody({ label, to, rows, refused }: PlainBodyProps) {
  const { typed, problems, failure, asksContact, held } = refused ?? {};
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextArea
        name="body"
        label={label}
        to={formMessages.to(to)}
        rows={rows}
        defaultValue={typed?.body}
        error={problems?.body}
      />
      <PlainFileField
        name="fileId"
        label={words.file}
        hint={words.fileHint}
        accept={FILE_TYPES}
        error={problems?.fileId}
        held={held}
      />
      {asksContact && (
        <Alert kind="warning">
          <p>{conversationMessages.contact.title}</p>
          <p>{conversationMessages.contact.text}</p>
          <Checkbox name="confirmsContact" value="1" label={conversationMessages.contact.confirm} />
        </Alert>
      )}
    </>
  );
}

/** Where one writes without script. */
export const PlainComposer = plainPart(import.meta.env.SSR && ComposerForms);
