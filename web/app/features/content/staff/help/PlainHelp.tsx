import { CheckboxGroup } from '../../../../design/CheckboxGroup.tsx';
import { Select } from '../../../../design/Select.tsx';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { PlainStaffForm } from '../../../staff/index.ts';
import { HelpFields, videoOptions } from './HelpFields.tsx';
import { displayHelp, helpForm, relatedIn, typedHelp } from './helpForm.ts';
import { helpStaffMessages as words } from './messages.ts';
import type { StaffHelp_ScreenFragment as Screen } from './StaffHelp.generated.ts';

interface HelpFormProps {
  screen: Screen;
  questions: readonly { id: string; question: string }[];
  videos: readonly { id: string; title: string }[];
}

const HelpForm = ({ screen, questions, videos }: HelpFormProps) => (
  <PlainStaffForm
    form={helpForm}
    id={screen.frontUniqueId}
    version={screen.entry?.version}
    title={words.changeOf(words.write, screen.frontUniqueId)}
    saveLabel={words.save}
    labels={words.labels}
    values={typedHelp(screen)}
    display={displayHelp(videoOptions(videos, screen.entry?.mediaVideoId ?? ''))}
    isOpen
  >
    {(field) => (
      <>
        <HelpFields field={field} />
        <Select {...field('mediaVideoId')} options={videoOptions(videos, screen.entry?.mediaVideoId ?? '')} />
        <CheckboxGroup
          name="related"
          legend={words.labels.related}
          hint={words.relatedHint}
          error={field('related').error}
          options={questions.map(({ id, question }) => ({ value: id, label: question }))}
          values={relatedIn(field('related').defaultValue ?? '')}
        />
      </>
    )}
  </PlainStaffForm>
);

/** Writes the help of the screen that the address names, for who has no script. */
export const PlainHelp = plainPart(import.meta.env.SSR && HelpForm);
