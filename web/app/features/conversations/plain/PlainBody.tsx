import { Alert } from '../../../design/Alert.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { FILE_TYPES, PlainFileField } from '../../files/index.ts';
import { conversationMessages } from '../messages.ts';
import type { RefusedMessage } from './sendPlainly.ts';

const words = conversationMessages.composer;

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
