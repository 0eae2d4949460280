import { useEffect } from 'react';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { Select } from '../../../../design/Select.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { ask } from '../../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { useTabAnew } from '../../../staff/index.ts';
import { HelpFields, videoOptions } from './HelpFields.tsx';
import { displayHelp, helpForm, placeOfHelp, relatedIn, storedHelp } from './helpForm.ts';
import { helpStaffMessages as words } from './messages.ts';
import { StaffHelpScreensDocument } from './queue.generated.ts';
import {
  HelpQuestionsDocument,
  HelpVideosDocument,
  type StaffHelp_ScreenFragment as Screen,
} from './StaffHelp.generated.ts';

const mostRelated = 5;

/** Writes the help of a screen. */
export function HelpDialog({ screen, close }: { screen: Screen; close(): void }) {
  const { frontUniqueId, entry } = screen;
  const askTab = useTabAnew(StaffHelpScreensDocument);
  const videos = useVideoOptions(entry?.mediaVideoId ?? '');
  const state = useForm({
    schema: helpForm.schema,
    labels: words.labels,
    stored: storedHelp(screen),
    placeOf: placeOfHelp,
    async save(read, version = 0) {
      await helpForm.save(read, { id: frontUniqueId, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const screens = readFragment<Screen>((await askTab()).staff?.helpScreens ?? []);
      const now = screens.find((each) => each.frontUniqueId === frontUniqueId);
      return now && storedHelp(now);
    },
    display: displayHelp(videos),
  });
  return (
    <FormDialog state={state} title={words.changeOf(words.write, frontUniqueId)} saveLabel={words.save} close={close}>
      <HelpFields field={state.field} />
      <Select {...state.field('mediaVideoId')} options={videos} />
      <Related
        chosen={relatedIn(state.form.watch('related'))}
        choose={(ids) => state.form.setValue('related', ids.join(), { shouldDirty: true })}
      />
    </FormDialog>
  );
}

function useVideoOptions(chosen: string) {
  const videos = useGraphIfLoaded(HelpVideosDocument, {})?.mediaVideos?.nodes ?? [];
  useEffect(() => void ask(HelpVideosDocument, {}).catch(() => undefined), []);
  return videoOptions(videos, chosen);
}

interface RelatedProps {
  chosen: readonly string[];
  choose(ids: readonly string[]): void;
}

function Related({ chosen, choose }: RelatedProps) {
  const groups = useGraphIfLoaded(HelpQuestionsDocument, {})?.faqGroups ?? [];
  useEffect(() => void ask(HelpQuestionsDocument, {}).catch(() => undefined), []);
  const toggle = (id: string) => choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{words.labels.related}</summary>
      <p className="text-muted">{words.relatedHint}</p>
      {groups.map(({ category, questions }) => (
        <fieldset key={category.id}>
          <legend className="font-medium">{category.name}</legend>
          {questions.map(({ id, question }) => (
            <Checkbox
              key={id}
              name={`related-${id}`}
              label={question}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= mostRelated}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
