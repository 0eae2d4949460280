import { TextField } from '../../../design/TextField.tsx';
import { writingMessages } from './messages.ts';

const words = writingMessages.stepFields;

interface PublishTimeFieldsProps {
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** The day and the time at which a page is to be shown. */
export const PublishTimeFields = ({ typed, problems }: PublishTimeFieldsProps) => (
  <>
    <TextField
      label={words.day}
      name="day"
      hint={words.dayHint}
      error={problems.day ?? problems.publishAt}
      defaultValue={typed.day}
      dir="ltr"
    />
    <TextField
      label={words.time}
      name="time"
      hint={words.timeHint}
      error={problems.time}
      defaultValue={typed.time}
      dir="ltr"
    />
  </>
);
