import type { TSchema } from 'typebox';
import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { concerns, recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FieldError } from '../../platform/field-error.ts';
import { newId } from '../../platform/ids.ts';
import { type LateRule, requireAll } from '../../platform/late-rules.ts';
import type { StaffQueue } from '../../platform/modules/staff-queue.ts';
import { Problem } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { definitionOf, type EnumSchema } from '../../platform/schema.ts';
import { snapshot } from '../../platform/snapshot.ts';
import { settingTitles, targetTitle } from './messages.ts';
import { registry, type Setting, type SettingKey, type SettingValue } from './registry.ts';
import * as repository from './settings.repository.ts';
import type { SettingRow } from './settings.repository.ts';
import type { NewSettingValue, StaffSetting } from './settings.schemas.ts';

declare module '../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    settings: 'settings';
  }
}

const FRESH_MS = 30_000;

type Known = Setting & { title: string; default: number | readonly number[] };
type Parts = {
  db: Database;
  clock: Clock;
  /** Of all modules, by their names; known when they are. */
  staffQueues: () => Readonly<Record<string, StaffQueue>>;
  /** Enumerations by name, for what people call the queues. */
  enums: () => Readonly<Record<string, TSchema>>;
};
export type Settings = ReturnType<typeof makeSettings>;

/** Numbers that rules of the site go by, each from a time on. */
export function makeSettings({ db, clock, staffQueues, enums }: Parts) {
  const rows = snapshot({
    db,
    read: async (on) => Map.groupBy(await repository.readSettings(on), ({ key }) => key),
    freshMs: FRESH_MS,
    clock,
    tags: concerns('settings'),
  });

  /** All keys, those of the target times of queues too. */
  const known = (): Map<string, Known> => {
    const titles = (definitionOf(enums().StaffQueueName!) as EnumSchema)['x-enum'];
    const targets = Object.entries(staffQueues()).flatMap(([name, { targetDays }]): [string, Known][] =>
      targetDays > 0 ? [[targetKey(name), targetOf(titles[name]!.fa, targetDays)]] : [],
    );
    const ofRules = Object.entries(registry).map(([key, setting]): [string, Known] => [
      key,
      { ...setting, title: settingTitles[key as SettingKey] },
    ]);
    return new Map([...ofRules, ...targets]);
  };

  const valueAt = async (key: string, now: Date): Promise<readonly number[] | undefined> =>
    (await rows()).get(key)?.find(({ validFrom }) => validFrom <= now)?.value;

  const rules: LateRule<NewSettingValue>[] = [
    { reads: ['key'], judge: ({ key }) => (known().has(key) ? undefined : { field: 'key', code: 'UNKNOWN_VALUE' }) },
    {
      reads: ['key', 'values'],
      judge: ({ key, values }) => problemsOf(known().get(key), values),
    },
    {
      reads: ['validFrom'],
      judge: ({ validFrom }) =>
        validFrom !== undefined && new Date(validFrom) < clock.now()
          ? { field: 'validFrom', code: 'SETTING_IN_PAST' }
          : undefined,
    },
  ];

  /** Read anew: staff look whether what they just wrote is there. */
  async function list(): Promise<StaffSetting[]> {
    const all = Map.groupBy(await repository.readSettings(db), ({ key }) => key);
    const now = clock.now();
    return [...known()].map(([key, setting]) => shown(key, setting, all.get(key) ?? [], now));
  }

  return {
    rules,
    list,

    /** What holds at a time. Asked before a transaction, not in it. @param now of the clock that the rule goes by */
    async at<K extends SettingKey>(key: K, now: Date): Promise<SettingValue<K>> {
      const { isList, default: usual } = registry[key] as Omit<Known, 'title'>;
      const values = (await valueAt(key, now)) ?? [usual].flat();
      return (isList ? values : values[0]) as SettingValue<K>;
    },

    /** Business days in which a queue of staff should decide. @param usual what its module says */
    targetDays: async (queue: string, usual: number, now: Date): Promise<number> =>
      (await valueAt(targetKey(queue), now))?.[0] ?? usual,

    /** @throws Problem 400, 409 SETTING_READ_ONLY */
    async add(actor: Actor, input: NewSettingValue, sender: Sender): Promise<StaffSetting> {
      await requireAll(rules, input);
      const { key, values, reason } = input;
      const setting = known().get(key)!;
      if (setting.isReadOnly)
        throw new Problem(409, 'SETTING_READ_ONLY', [{ field: 'key', code: 'SETTING_READ_ONLY' }]);
      const setAt = clock.now();
      const validFrom = input.validFrom ? new Date(input.validFrom) : setAt;
      const row = { id: newId(), key, validFrom, value: values, setById: actor.userId, setAt, reason };
      await db.transaction(async (tx) => {
        await repository.insertSetting(tx, row);
        await recordChange(tx, ['settings']);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'SETTING_ADDED',
          objectType: 'Setting',
          objectId: key,
          result: 'DONE',
          detail: { reason, key, values, validFrom: validFrom.toISOString() },
        });
      });
      return (await list()).find((each) => each.key === key)!;
    },
  };
}

const targetKey = (queue: string) => `target_days.${queue.toLowerCase()}`;
const targetOf = (queue: string, targetDays: number): Known => ({
  title: targetTitle(queue),
  unit: 'BUSINESS_DAYS',
  default: targetDays,
  least: 1,
  most: 30,
});

/** Every number within its bounds; several from the largest on. */
function problemsOf(setting: Setting | undefined, values: readonly number[]): FieldError[] {
  if (!setting) return [];
  const { least, most, isList } = setting;
  if (!isList && values.length > 1) return [{ field: 'values', code: 'MAX_ITEMS', params: ['1'] }];
  const errors = values.flatMap((value, index): FieldError[] => {
    const field = `values[${index}]`;
    if (value < least) return [{ field, code: 'MIN_VALUE', params: [String(least)] }];
    return value > most ? [{ field, code: 'MAX_VALUE', params: [String(most)] }] : [];
  });
  const falls = values.every((value, index) => index === 0 || value < values[index - 1]!);
  return falls ? errors : [...errors, { field: 'values', code: 'VALUES_FALL' }];
}

function shown(key: string, setting: Known, rows: SettingRow[], now: Date): StaffSetting {
  const { title, unit, least, most, isList = false, isReadOnly = false } = setting;
  const current = rows.find(({ validFrom }) => validFrom <= now);
  const defaultValues = [setting.default].flat();
  return {
    key,
    title,
    unit,
    least,
    most,
    isList,
    isReadOnly,
    defaultValues,
    values: current?.value ?? defaultValues,
    steps: rows.map(({ id, validFrom, value, setById, setAt, reason }) => ({
      id,
      values: value,
      setById,
      reason,
      isInForce: id === current?.id,
      validFrom: validFrom.toISOString(),
      setAt: setAt.toISOString(),
    })),
  };
}
