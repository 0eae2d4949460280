import { type ChangeEvent, useState } from 'react';
import { FieldNotes } from '../../../../design/Field.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { FileField, IMAGE_TYPES } from '../../../files/index.ts';
import { rowNow, useTabAnew } from '../../../staff/index.ts';
import { clockOf } from '../../videos/clock.ts';
import { videoStaffMessages as words } from './messages.ts';
import { StaffMediaVideosDocument } from './queue.generated.ts';
import type { StaffVideos_VideoFragment as Video } from './StaffVideos.generated.ts';
import { VIDEO_TYPE, VideoFields, type VideoFile } from './VideoFields.tsx';
import { displayVideo, placeOfVideo, storedVideo, videoForm } from './videoForm.ts';

const requiredLabel = formMessages.required;

interface VideoDialogProps {
  /** The one to change; without it a new one is written. */
  video: Video | undefined;
  close(): void;
}

/** Writes a video: its files, its texts and its captions. */
export function VideoDialog({ video, close }: VideoDialogProps) {
  const askTab = useTabAnew(StaffMediaVideosDocument);
  const state = useForm({
    schema: videoForm.schema,
    labels: words.labels,
    stored: storedVideo(video),
    placeOf: placeOfVideo,
    async save(read, version = 0) {
      await videoForm.save(read, { id: video?.id, version });
      notify('success', words.saved);
      close();
    },
    async reload() {
      const now = rowNow<Video>((await askTab()).staff?.mediaVideos?.nodes, video?.id);
      return now && storedVideo(now);
    },
    display: displayVideo,
  });
  const { field, form } = state;
  return (
    <FormDialog
      state={state}
      title={video ? words.changeOf(video.title) : words.add}
      saveLabel={words.save}
      close={close}
    >
      <VideoFields
        field={field}
        fileField={(name) => (
          <FileField
            state={state}
            name={name}
            hint={words.hints[name]}
            accept={name === 'fileId' ? VIDEO_TYPE : IMAGE_TYPES}
            requiredLabel={requiredLabel}
            stored={video && storedFile(video, name)}
          />
        )}
        belowCaptions={
          <VttFile put={(text) => form.setValue('captionsVtt', text, { shouldDirty: true, shouldValidate: true })} />
        }
      />
    </FormDialog>
  );
}

function storedFile(video: Video, name: VideoFile) {
  if (name === 'fileId') return { id: video.fileId, shown: <p>{words.video(clockOf(video.durationMs))}</p> };
  return { id: video.posterFileId, shown: <Poster url={video.poster.url} /> };
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
