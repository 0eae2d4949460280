import { type ChangeEvent, useState } from 'react';
import * as v from 'valibot';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { FieldNotes } from '../../../../design/Field.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages, ruleText } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { FileField, IMAGE_TYPES, ON_ITS_WAY } from '../../../files/index.ts';
import { clockOf } from '../../videos/clock.ts';
import { videoStaffMessages as words } from './messages.ts';
import {
  CreateMediaVideoDocument,
  type StaffVideos_VideoFragment as Video,
  UpdateMediaVideoDocument,
} from './StaffVideos.generated.ts';
import { activityOptions, placeOf, platformOptions, textsInput, typedTexts, videoTexts } from './videoForm.ts';

const outdates = ['staff.mediaVideos'] as const;
const requiredLabel = formMessages.required;
const file = v.pipe(
  v.string(),
  v.minLength(1, ruleText('REQUIRED')),
  v.check((id) => id !== ON_ITS_WAY, words.fileOnItsWay),
);
const schema = v.object({ ...videoTexts, fileId: file, posterFileId: file });

interface VideoDialogProps {
  /** The one to change; without it a new one is written. */
  video: Video | undefined;
  close(): void;
}

/** Writes a video: its files, its texts and its captions. */
export function VideoDialog({ video, close }: VideoDialogProps) {
  const files = { fileId: video?.fileId ?? '', posterFileId: video?.posterFileId ?? '' };
  const state = useForm({
    schema,
    labels: { ...words.labels, ...words.files },
    stored: { ...(video && { version: video.version }), values: { ...typedTexts(video), ...files } },
    placeOf,
    async save({ fileId, posterFileId, ...texts }, version = 0) {
      const whole = { ...textsInput(texts), fileId, posterFileId };
      if (video) {
        const input = { ...whole, mediaVideoId: video.id, version };
        await write(UpdateMediaVideoDocument, { input }, { outdates });
      } else await write(CreateMediaVideoDocument, { input: whole }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field, form } = state;
  return (
    <FormDialog
      state={state}
      title={video ? words.changeOf(video.title) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <TextField {...field('title')} requiredLabel={requiredLabel} maxLength={120} dir="auto" />
      <TextArea {...field('summary')} requiredLabel={requiredLabel} rows={2} maxLength={400} dir="auto" />
      <FileField
        state={state}
        name="fileId"
        hint={words.hints.file}
        accept="video/webm"
        requiredLabel={requiredLabel}
        stored={video && { id: video.fileId, shown: <p>{words.video(clockOf(video.durationMs))}</p> }}
      />
      <FileField
        state={state}
        name="posterFileId"
        hint={words.hints.poster}
        accept={IMAGE_TYPES}
        requiredLabel={requiredLabel}
        stored={video && { id: video.posterFileId, shown: <Poster url={video.poster.url} /> }}
      />
      <TextArea {...field('captionsVtt')} hint={words.hints.captions} rows={10} dir="auto" />
      <VttFile put={(text) => form.setValue('captionsVtt', text, { shouldDirty: true, shouldValidate: true })} />
      <TextArea {...field('chapters')} hint={words.hints.chapters} rows={3} dir="auto" />
      <TextField {...field('slug')} hint={words.hints.slug} maxLength={120} dir="auto" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select {...field('platforms')} options={platformOptions} />
        <TextField {...field('order')} requiredLabel={requiredLabel} inputMode="numeric" dir="ltr" maxLength={4} />
        <Select {...field('isActive')} options={activityOptions} />
      </div>
    </FormDialog>
  );
}

const Poster = ({ url }: { url: string }) => (
  <img src={url.replace(/\d+$/, '320')} alt="" className="max-h-32 rounded-card" loading="lazy" />
);

/** Larger files are no captions of three minutes. */
const largestVtt = 60_000;

/** Puts the text of a file in the place of what is typed. */
function VttFile({ put }: { put(text: string): void }) {
  const [error, setError] = useState<string>();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (!chosen) return;
    const isTooLarge = chosen.size > largestVtt;
    setError(isTooLarge ? words.vttTooLarge : undefined);
    if (!isTooLarge) put(await chosen.text());
  };
  return (
    <label className="flex flex-col gap-1">
      {words.chooseVtt}
      <input
        type="file"
        accept=".vtt,text/vtt"
        className="min-h-11 w-full min-w-0 py-2"
        aria-invalid={error ? true : undefined}
        onChange={(event) => void choose(event)}
      />
      <FieldNotes id="vtt-file" error={error} />
    </label>
  );
}
