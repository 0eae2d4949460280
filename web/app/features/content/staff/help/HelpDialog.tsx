import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Checkbox } from '../../../../design/Checkbox.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { ask } from '../../../../platform/graph/ask.ts';
import { useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { blocksOf } from '../markdown/blocksOf.ts';
import { markdownMessages } from '../markdown/messages.ts';
import { helpStaffMessages as words } from './messages.ts';
import {
  HelpQuestionsDocument,
  HelpVideosDocument,
  SaveHelpEntryDocument,
  type StaffHelp_ScreenFragment as Screen,
} from './StaffHelp.generated.ts';

const schema = v.object({ title: requiredText(2, 120), body: requiredText(2, 20_000), mediaVideoId: v.string() });
const mostRelated = 5;

/** Writes the help of a screen. */
export function HelpDialog({ screen, close }: { screen: Screen; close(): void }) {
  const { frontUniqueId, entry } = screen;
  const [related, setRelated] = useState<readonly string[]>(entry?.relatedQuestionIds ?? []);
  const state = useForm({
    schema,
    labels: words.labels,
    stored: {
      ...(entry && { version: entry.version }),
      values: { title: entry?.title ?? '', body: entry?.bodyMarkdown ?? '', mediaVideoId: entry?.mediaVideoId ?? '' },
    },
    placeOf: (name) => name.replace(/\[.*$/, ''),
    async save({ title, body, mediaVideoId }, version) {
      const texts = { title, body: await blocksOf(body), ...emptyAsNull({ mediaVideoId }) };
      const whole = { ...texts, frontUniqueId, relatedQuestionIds: [...related] };
      const input = version === undefined ? whole : { ...whole, version };
      await write(SaveHelpEntryDocument, { input }, { outdates: ['staff.helpScreens'] });
      notify('success', words.saved);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.changeOf(words.write, frontUniqueId)} saveLabel={words.save} close={close}>
      <TextField {...state.field('title')} requiredLabel={formMessages.required} maxLength={120} dir="auto" />
      <TextArea
        {...state.field('body')}
        requiredLabel={formMessages.required}
        hint={markdownMessages.hint}
        rows={12}
        dir="auto"
      />
      <Select {...state.field('mediaVideoId')} options={useVideoOptions(entry?.mediaVideoId ?? '')} />
      <Related chosen={related} choose={setRelated} />
    </FormDialog>
  );
}

/** Videos that readers are shown; one that is not stays chosen until another is. */
function useVideoOptions(chosen: string) {
  const videos = useGraphIfLoaded(HelpVideosDocument, {})?.mediaVideos?.nodes ?? [];
  useEffect(() => void ask(HelpVideosDocument, {}).catch(() => undefined), []);
  const known = videos.map(({ id, title }) => ({ value: id, label: title }));
  const isMissing = chosen !== '' && known.every(({ value }) => value !== chosen);
  return [
    { value: '', label: words.noVideo },
    ...known,
    ...(isMissing ? [{ value: chosen, label: words.labels.mediaVideoId }] : []),
  ];
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
