import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, opaque, paragraphs } from '../../platform/schema.ts';
import { SettingUnit } from './settings.enums.ts';

const key = opaque('The key, as a word with dots.', 60, 'entry.price_jump');
const Values = (description: string) =>
  Type.Array(Type.Integer({ examples: [30] }), { description, minItems: 1, maxItems: 5 });

const SettingStep = named(
  'SettingStep',
  'A value that somebody set.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    validFrom: Instant('From when it holds.'),
    values: Values('Numbers of the setting, in the order of its parts.'),
    setById: Id('Id of the staff member who set the value.'),
    setAt: Instant('When a staff member set the value.'),
    reason: Type.String({ description: 'Why the values were set, in the words of who set them.' }),
    isInForce: Type.Boolean({ description: 'Whether it holds now.' }),
  }),
);
export type SettingStep = Static<typeof SettingStep>;

export const StaffSetting = named(
  'StaffSetting',
  'A number that rules of the site go by, with the values that it had and will have.',
  object({
    key,
    title: Type.String({ description: 'What it is, in Persian.', examples: ['مهلت لغو نمایندگی'] }),
    unit: SettingUnit,
    values: Values('The numbers that hold now; one, where it is no list.'),
    defaultValues: Values('What held before anybody set it.'),
    least: Type.Integer({ description: 'No number may be less.', examples: [1] }),
    most: Type.Integer({ description: 'No number may be more.', examples: [365] }),
    isList: Type.Boolean({ description: 'Whether there may be several numbers, the largest first.' }),
    isReadOnly: Type.Boolean({ description: 'Whether it is only shown here.' }),
    steps: Type.Array(SettingStep, { description: 'Every value that was set, that which begins last first.' }),
  }),
);
export type StaffSetting = Static<typeof StaffSetting>;

export const NewSettingValue = named(
  'NewSettingValue',
  'A value that a setting has from a time on.',
  object({
    key,
    values: Values('Numbers of the setting, in the order of its parts.'),
    validFrom: Type.Optional(Instant('From when it holds, not before now; at once without it.')),
    reason: paragraphs('Why, kept in the audit log.', 3, 500, 'تصمیم جلسهٔ کیفیت'),
  }),
);
export type NewSettingValue = Static<typeof NewSettingValue>;
