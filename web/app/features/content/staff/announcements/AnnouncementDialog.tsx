import * as v from 'valibot';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { DayField } from '../../../../platform/forms/DayField.tsx';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { typedJalaliDay } from '../../../../platform/forms/jalali.ts';
import { formMessages, ruleText } from '../../../../platform/forms/messages.ts';
import { digitText, jalaliDay, optionalText, requiredText } from '../../../../platform/forms/rules.ts';
import { useForm } from '../../../../platform/forms/useForm.ts';
import type { AnnouncementAudience, AnnouncementTone } from '../../../../platform/graph/types.generated.ts';
import { write } from '../../../../platform/graph/write.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import {
  type AnnouncementTable_AnnouncementFragment,
  type AnnouncementTable_LabelsFragment,
  CreateAnnouncementDocument,
  UpdateAnnouncementDocument,
} from './AnnouncementTable.generated.ts';
import { announcementMessages as words } from './messages.ts';
import { momentOf, readClock, typedMomentOf } from './typedMoment.ts';

const requiredLabel = formMessages.required;
const outdates = ['staff.announcements'] as const;
const day = v.pipe(v.string(), v.minLength(1, ruleText('REQUIRED')), jalaliDay());
const time = v.pipe(
  v.string(),
  v.check((typed) => readClock(typed) !== undefined, ruleText('FORMAT')),
);
const schema = v.object({
  text: requiredText(5, 200),
  tone: v.string(),
  href: optionalText(500),
  audience: v.string(),
  fromDay: day,
  fromTime: time,
  untilDay: day,
  untilTime: time,
  order: digitText(2),
});

interface AnnouncementDialogProps {
  /** The one to change; a new one without. */
  announcement?: AnnouncementTable_AnnouncementFragment;
  labels: AnnouncementTable_LabelsFragment;
  close(): void;
}

/** Writes an announcement. */
export function AnnouncementDialog({ announcement, labels, close }: AnnouncementDialogProps) {
  const state = useForm({
    schema,
    labels: words.labels,
    stored: storedOf(announcement),
    placeOf: (name) => (name === 'from' || name === 'until' ? `${name}Day` : name),
    async save({ text, tone, href, audience, fromDay, fromTime, untilDay, untilTime, order }) {
      const input = {
        text,
        tone: tone as AnnouncementTone,
        audience: audience as AnnouncementAudience,
        from: momentOf(fromDay, fromTime),
        until: momentOf(untilDay, untilTime),
        order: Number(order),
        ...emptyAsNull({ href }),
      };
      if (announcement) {
        const { id: announcementId, version } = announcement;
        await write(UpdateAnnouncementDocument, { input: { ...input, announcementId, version } }, { outdates });
      } else await write(CreateAnnouncementDocument, { input }, { outdates });
      notify('success', words.saved);
      close();
    },
  });
  const { field } = state;
  const title = announcement ? words.changeOne : words.add;
  return (
    <FormDialog state={state} title={title} saveLabel={words.save} close={close}>
      <TextArea {...field('text')} requiredLabel={requiredLabel} rows={3} maxLength={200} />
      <TextField {...field('href')} hint={words.hints.href} maxLength={500} dir="ltr" />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select {...field('tone')} options={optionsOf(labels.announcementTones)} />
        <Select {...field('audience')} options={optionsOf(labels.announcementAudiences)} />
        <TextField {...field('order')} hint={words.hints.order} requiredLabel={requiredLabel} inputMode="numeric" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField state={state} name="fromDay" hint={words.hints.day} requiredLabel={requiredLabel} years={[0, 1]} />
        <TextField {...field('fromTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
        <DayField state={state} name="untilDay" hint={words.hints.day} requiredLabel={requiredLabel} years={[0, 1]} />
        <TextField {...field('untilTime')} hint={words.hints.time} requiredLabel={requiredLabel} dir="ltr" />
      </div>
    </FormDialog>
  );
}

const optionsOf = (model: { values: readonly { value: string; displayFa: string }[] } | null | undefined) =>
  model?.values.map(({ value, displayFa }) => ({ value, label: displayFa })) ?? [];

const storedOf = (announcement: AnnouncementTable_AnnouncementFragment | undefined) => {
  const from = announcement && typedMomentOf(announcement.from);
  const until = announcement && typedMomentOf(announcement.until);
  const values = {
    text: announcement?.text ?? '',
    tone: announcement?.tone ?? 'INFO',
    href: announcement?.href ?? '',
    audience: announcement?.audience ?? 'ALL',
    fromDay: typedJalaliDay(from?.day),
    fromTime: from?.time ?? '',
    untilDay: typedJalaliDay(until?.day),
    untilTime: until?.time ?? '',
    order: toPersianDigits(String(announcement?.order ?? 1)),
  };
  return announcement ? { version: announcement.version, values } : { values };
};
