import * as v from 'valibot';
import { byLabels, labelsOf } from '../../../../platform/forms/conflict.ts';
import { emptyAsNull } from '../../../../platform/forms/emptyFields.ts';
import { typedJalaliDay } from '../../../../platform/forms/jalali.ts';
import { digitText, optionalText, requiredText } from '../../../../platform/forms/rules.ts';
import type { AnnouncementAudience, AnnouncementTone } from '../../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { staffForm } from '../../../staff/index.ts';
import {
  type AnnouncementTable_AnnouncementFragment as Announcement,
  type AnnouncementTable_LabelsFragment as Labels,
  CreateAnnouncementDocument,
  UpdateAnnouncementDocument,
} from './AnnouncementTable.generated.ts';
import { momentOf, typedDay, typedMomentOf, typedTime } from './typedMoment.ts';

const outdates = ['staff.announcements'] as const;

/** Writes an announcement. */
export const announcementForm = staffForm({
  name: 'announcement',
  schema: v.object({
    text: requiredText(5, 200),
    tone: v.string(),
    href: optionalText(500),
    audience: v.string(),
    fromDay: typedDay,
    fromTime: typedTime,
    untilDay: typedDay,
    untilTime: typedTime,
    order: digitText(2),
  }),
  outdates,
  placeOf: placeOfAnnouncement,
  save({ text, tone, href, audience, order, ...times }, { id, version }, { write }) {
    const input = {
      text,
      tone: tone as AnnouncementTone,
      audience: audience as AnnouncementAudience,
      from: momentOf(times.fromDay, times.fromTime),
      until: momentOf(times.untilDay, times.untilTime),
      order: Number(order),
      ...emptyAsNull({ href }),
    };
    if (id === undefined) return write(CreateAnnouncementDocument, { input });
    return write(UpdateAnnouncementDocument, { input: { ...input, announcementId: id, version } });
  },
});

/** Both parts of a time are typed; what is wrong with it stands at its day. */
export function placeOfAnnouncement(name: string): string {
  return name === 'from' || name === 'until' ? `${name}Day` : name;
}

/** Ends an announcement that is shown. */
export const endingForm = staffForm({
  name: 'announcement-end',
  schema: v.object({}),
  outdates,
  save(_values, { id, version }, { write }) {
    const input = { announcementId: id!, version, until: new Date().toISOString() };
    return write(UpdateAnnouncementDocument, { input });
  },
});

/** How its choices read. */
export const displayAnnouncement = ({ announcementTones, announcementAudiences }: Labels) =>
  byLabels({ tone: labelsOf(announcementTones), audience: labelsOf(announcementAudiences) });

/** What is stored, as its form holds it. */
export const storedAnnouncement = (announcement: Announcement | undefined) => ({
  ...(announcement && { version: announcement.version }),
  values: typedAnnouncement(announcement),
});

export function typedAnnouncement(announcement: Announcement | undefined) {
  const from = announcement && typedMomentOf(announcement.from);
  const until = announcement && typedMomentOf(announcement.until);
  return {
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
}
