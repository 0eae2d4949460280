import { useActionData } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { textFieldOf } from '../../../../platform/forms/plain/textFieldOf.ts';
import { IMAGE_TYPES, PlainFileField } from '../../../files/index.ts';
import { NEW } from '../../../staff/index.ts';
import { videoStaffMessages as words } from './messages.ts';
import { plainVideoName, type RefusedVideo } from './plainVideos.ts';
import type { StaffVideos_VideoFragment as Video } from './StaffVideos.generated.ts';
import { activityOptions, platformOptions, typedTexts } from './videoForm.ts';

/** Writes a video for who has no script; without one a new one. Files that are stored stay unless others are chosen. */
export function PlainVideo({ video }: { video?: Video }) {
  const id = video?.id ?? NEW;
  const answer = useActionData() as RefusedVideo | undefined;
  const refused = answer?.form === plainVideoName && answer.id === id ? answer : undefined;
  const typed = refused?.typed ?? typedTexts(video);
  const problems = refused?.problems ?? {};
  const field = textFieldOf({ labels: words.labels, typed, problems });
  const hidden = { id, version: video?.version ?? 0 };
  const label = video ? words.changeOf(video.title) : words.add;
  return (
    <PlainForm name={plainVideoName} label={label} hidden={hidden} takesFile>
      {refused && <Alert kind="error">{refused.failure ?? words.notSaved}</Alert>}
      <TextField {...field('title')} maxLength={120} />
      <TextArea {...field('summary')} rows={2} maxLength={400} />
      <PlainFileField
        name="fileId"
        label={words.files.fileId}
        hint={video ? words.hints.kept : words.hints.file}
        accept="video/webm"
        error={problems.fileId}
        held={refused?.held.fileId}
      />
      <PlainFileField
        name="posterFileId"
        label={words.files.posterFileId}
        hint={video ? words.hints.kept : words.hints.poster}
        accept={IMAGE_TYPES}
        error={problems.posterFileId}
        held={refused?.held.posterFileId}
      />
      <TextArea {...field('captionsVtt')} hint={words.hints.captions} rows={10} />
      <TextArea {...field('chapters')} hint={words.hints.chapters} rows={3} />
      <TextField {...field('slug')} hint={words.hints.slug} maxLength={120} />
      <Select {...field('platforms')} options={platformOptions} />
      <TextField {...field('order')} inputMode="numeric" maxLength={4} />
      <Select {...field('isActive')} options={activityOptions} />
      <div>
        <Button type="submit" variant="primary" aria-label={label}>
          {words.save}
        </Button>
      </div>
    </PlainForm>
  );
}
