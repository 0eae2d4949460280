import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';
import { IMAGE_TYPES, PlainFileField } from '../../../files/index.ts';
import { PlainStaffForm } from '../../../staff/index.ts';
import { videoStaffMessages as words } from './messages.ts';
import type { StaffVideos_VideoFragment as Video } from './StaffVideos.generated.ts';
import { VIDEO_TYPE, VideoFields } from './VideoFields.tsx';
import { displayVideo, typedVideo, videoForm } from './videoForm.ts';

const VideoForm = ({ video }: { video?: Video }) => (
  <PlainStaffForm
    form={videoForm}
    id={video?.id}
    version={video?.version}
    title={video ? words.changeOf(video.title) : words.add}
    saveLabel={words.save}
    labels={words.labels}
    values={typedVideo(video)}
    display={displayVideo}
  >
    {(field, file) => (
      <VideoFields
        field={field}
        fileField={(name) => (
          <PlainFileField
            {...file(name)}
            hint={video ? words.hints.kept : words.hints[name]}
            accept={name === 'fileId' ? VIDEO_TYPE : IMAGE_TYPES}
          />
        )}
      />
    )}
  </PlainStaffForm>
);

/** Writes a video for who has no script, without one a new one; files that are stored stay unless others are chosen. */
export const PlainVideo = plainPart(import.meta.env.SSR && VideoForm);
