import type { SettingUnit } from './settings.enums.ts';

/** What a key of the settings is: whole numbers of one unit, within bounds. */
export type Setting = {
  unit: SettingUnit;
  /** Of each number. */
  least: number;
  most: number;
  /** Several different numbers, the largest first; else exactly one. */
  isList?: true;
  /** Shown to staff, and written elsewhere. */
  isReadOnly?: true;
};
type Single = Setting & { default: number; isList?: never };
type Several = Setting & { default: readonly number[]; isList: true };

const one = (setting: Single) => setting;
const several = (setting: Omit<Several, 'isList'>): Several => ({ ...setting, isList: true });

/** Every key that code asks for. Target times of queues stand with their queues (`targetDays`) and join by their names. */
export const registry = {
  'vat.basis_points': one({
    unit: 'BASIS_POINTS',
    default: 1000,
    least: 0,
    most: 10_000,
    isReadOnly: true,
  }),
  'entry.trusted.confirmed': one({
    unit: 'TIMES',
    default: 20,
    least: 1,
    most: 1000,
  }),
  'entry.trusted.days': one({
    unit: 'DAYS',
    default: 90,
    least: 1,
    most: 730,
  }),
  'entry.price_jump': one({
    unit: 'TIMES',
    default: 5,
    least: 2,
    most: 100,
  }),
  'evidence.warn_days': several({
    unit: 'DAYS',
    default: [30, 7],
    least: 1,
    most: 365,
  }),
  'delegation.notice_days': one({
    unit: 'DAYS',
    default: 7,
    least: 1,
    most: 90,
  }),
  'delegation.warn_days': several({
    unit: 'DAYS',
    default: [30, 7],
    least: 1,
    most: 365,
  }),
  /** 1: an editor publishes pages of the site alone; 2: another one must. */
  'content.site_page_editors': one({
    unit: 'TIMES',
    default: 1,
    least: 1,
    most: 2,
  }),
  'comment.most_in_ten_minutes': one({
    unit: 'TIMES',
    default: 3,
    least: 1,
    most: 50,
  }),
  'comment.most_in_a_day': one({
    unit: 'TIMES',
    default: 20,
    least: 1,
    most: 500,
  }),
  'comment.trusted.published': one({
    unit: 'TIMES',
    default: 5,
    least: 1,
    most: 1000,
  }),
  'comment.trusted.days': one({
    unit: 'DAYS',
    default: 90,
    least: 1,
    most: 730,
  }),
  /** Of comments that stand at once, the share that is looked at nevertheless. */
  'comment.sampled_share': one({
    unit: 'BASIS_POINTS',
    default: 500,
    least: 0,
    most: 10_000,
  }),
  /** So many parties hide a comment by their reports. */
  'comment.hiding_reporters': one({
    unit: 'TIMES',
    default: 3,
    least: 2,
    most: 50,
  }),
  'comment.reporter_days': one({
    unit: 'DAYS',
    default: 7,
    least: 0,
    most: 365,
  }),
  'feedback.most_in_an_hour': one({
    unit: 'TIMES',
    default: 3,
    least: 1,
    most: 50,
  }),
  'feedback.most_plain_in_an_hour': one({
    unit: 'TIMES',
    default: 1,
    least: 1,
    most: 50,
  }),
  'feedback.most_lookups_in_an_hour': one({
    unit: 'TIMES',
    default: 10,
    least: 1,
    most: 100,
  }),
  /** Contact data and screenshots go so long after a feedback was closed. */
  'feedback.contact_days': one({
    unit: 'DAYS',
    default: 180,
    least: 1,
    most: 730,
  }),
  /** `CONTACT_MODE`: messages with contact data before an agreement. */
  'conversation.contact_mode': one({
    unit: 'CONTACT_MODE',
    default: 0,
    least: 0,
    most: 1,
  }),
} as const satisfies Record<string, Single | Several>;

export type SettingKey = keyof typeof registry;
/** What code reads of a key: a number, or several. */
export type SettingValue<K extends SettingKey> = (typeof registry)[K] extends { isList: true }
  ? readonly number[]
  : number;
