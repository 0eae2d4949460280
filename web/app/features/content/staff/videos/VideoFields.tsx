import type { ReactNode } from 'react';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { FieldOf } from '../../../staff/index.ts';
import { videoStaffMessages as words } from './messages.ts';
import { activityOptions, platformOptions } from './videoForm.ts';

const requiredLabel = formMessages.required;
export const VIDEO_TYPE = 'video/webm';

export type VideoFile = 'fileId' | 'posterFileId';

interface VideoFieldsProps {
  field: FieldOf<keyof typeof words.labels>;
  /** How a file is chosen, with script or without. */
  fileField(name: VideoFile): ReactNode;
  belowCaptions?: ReactNode;
}

/** The fields of a video. */
export const VideoFields = ({ field, fileField, belowCaptions }: VideoFieldsProps) => (
  <>
    <TextField {...field('title')} requiredLabel={requiredLabel} maxLength={120} dir="auto" />
    <TextArea {...field('summary')} requiredLabel={requiredLabel} rows={2} maxLength={400} dir="auto" />
    {fileField('fileId')}
    {fileField('posterFileId')}
    <TextArea {...field('captionsVtt')} hint={words.hints.captions} rows={10} dir="auto" />
    {belowCaptions}
    <TextArea {...field('chapters')} hint={words.hints.chapters} rows={3} dir="auto" />
    <TextField {...field('slug')} hint={words.hints.slug} maxLength={120} dir="auto" />
    <div className="grid gap-4 sm:grid-cols-3">
      <Select {...field('platforms')} options={platformOptions} />
      <TextField {...field('order')} requiredLabel={requiredLabel} inputMode="numeric" dir="ltr" maxLength={4} />
      <Select {...field('isActive')} options={activityOptions} />
    </div>
  </>
);
