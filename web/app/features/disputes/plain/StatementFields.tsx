import { TextArea } from '../../../design/TextArea.tsx';
import { FILE_TYPES, PlainFileField } from '../../files/index.ts';
import { disputeFormMessages as words } from '../form/messages.ts';
import type { RefusedSaying } from './sendDispute.ts';

interface StatementFieldsProps {
  /** What came back of the form, if it did. */
  refused: (Omit<RefusedSaying, 'typed'> & { typed: { text: string } }) | undefined;
  /** Who reads it. */
  to: string;
  textHint: string;
  fileHint: string;
}

/** What is said in a dispute and a file that shows it, for who has no script. */
export function StatementFields({ refused, to, textHint, fileHint }: StatementFieldsProps) {
  const { typed, problems = {}, held } = refused ?? {};
  return (
    <>
      <TextArea
        name="text"
        label={words.text}
        to={to}
        hint={textHint}
        rows={5}
        defaultValue={typed?.text ?? ''}
        error={problems.text}
      />
      <PlainFileField
        name="fileId"
        label={words.file}
        hint={fileHint}
        accept={FILE_TYPES}
        error={problems.fileId}
        held={held}
      />
    </>
  );
}
