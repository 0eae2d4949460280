import * as v from 'valibot';
import { checkFields } from '../../../platform/forms/checkFields.ts';
import { plainNumber } from '../../../platform/forms/iran.ts';
import { ruleText } from '../../../platform/forms/messages.ts';
import { tomans } from '../../../platform/forms/rules.ts';
import { rialsOf, tomansOf, typedTomans } from '../../../platform/forms/tomans.ts';
import type {
  DeliveryKind,
  PaymentTerm,
  UpdateSaleSettingInput,
  Weekday,
} from '../../../platform/graph/types.generated.ts';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import type {
  OwnMerchantCard_LabelsFragment as Labels,
  OwnMerchantCard_MerchantFragment as Merchant,
} from '../components/OwnMerchantCard.generated.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import type { SaleSetting_SettingFragment } from '../../merchants/index.ts';
import { sellingMessages } from '../messages.ts';
import { readHours, typedHours } from './workingHours.ts';

const words = sellingMessages.sale;

export const deliveryKinds: readonly DeliveryKind[] = ['PICKUP', 'SELLER_FLEET', 'FREIGHT', 'POST'];
export const costNames = ['sameCity', 'sameState', 'otherState', 'freeFrom'] as const;
export const weekdays: readonly Weekday[] = [
  'SATURDAY',
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
];
const MOST_DAYS = 60;
const USUAL_SLA = '24';

type Part = (typeof costNames)[number] | 'days';
/** The field of a cost: a form has flat names. */
export const costField = (kind: DeliveryKind, part: Part) => `${kind}_${part}` as const;
export const hoursField = (day: Weekday) => `hours_${day}` as const;

/** A whole number as typed, in either digits. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.minLength(1, ruleText('REQUIRED')),
    v.check((typed) => /^\d{1,6}$/.test(typed), ruleText('INTEGER')),
    v.transform(Number),
    v.minValue(least, ruleText('MIN_VALUE', [least])),
    v.maxValue(most, ruleText('MAX_VALUE', [most])),
  );
const hours = v.pipe(
  v.string(),
  v.check((typed) => readHours(typed) !== undefined, words.hoursWrong),
);

const costs = Object.fromEntries(
  deliveryKinds.flatMap((kind) => [
    ...costNames.map((name) => [costField(kind, name), tomans()] as const),
    [costField(kind, 'days'), v.pipe(v.string(), v.transform(plainNumber))] as const,
  ]),
) as Record<ReturnType<typeof costField>, ReturnType<typeof tomans>>;

export const saleSettingSchema = v.pipe(
  v.object({
    acceptsDirectOrder: v.boolean(),
    minOrder: tomans(),
    sla: whole(4, 120),
    paymentTerms: v.pipe(v.array(v.string()), v.minLength(1, ruleText('SELECT_ONE'))),
    delivery: v.pipe(v.array(v.string()), v.minLength(1, words.noDelivery)),
    ...costs,
    ...(Object.fromEntries(weekdays.map((day) => [hoursField(day), hours])) as Record<
      ReturnType<typeof hoursField>,
      typeof hours
    >),
  }),
  checkFields((typed) =>
    deliveryKinds.flatMap((kind) => {
      const name = costField(kind, 'days');
      const days = typed[name];
      if (!typed.delivery.includes(kind) || (/^\d{1,2}$/.test(days) && Number(days) <= MOST_DAYS)) return [];
      return [[name, days === '' ? ruleText('REQUIRED') : ruleText('MAX_VALUE', [MOST_DAYS])] as const];
    }),
  ),
);
export type TypedSetting = v.InferInput<typeof saleSettingSchema>;
type ReadSetting = v.InferOutput<typeof saleSettingSchema>;

/** The label of each field, for what is wrong and where. */
export function labelsOf(labels: Labels): Record<string, string> {
  const kindName = (kind: string) =>
    labels.deliveryKinds?.values.find(({ value }) => value === kind)?.displayFa ?? kind;
  const dayName = (day: string) => labels.weekdays?.values.find(({ value }) => value === day)?.displayFa ?? day;
  return {
    acceptsDirectOrder: words.direct,
    minOrder: words.minOrder,
    sla: words.sla,
    paymentTerms: words.payment,
    delivery: words.delivery,
    ...Object.fromEntries(
      deliveryKinds.flatMap((kind) =>
        ([...costNames, 'days'] as const).map((part) => [
          costField(kind, part),
          words.costOf(kindName(kind), words.costs[part]),
        ]),
      ),
    ),
    ...Object.fromEntries(weekdays.map((day) => [hoursField(day), words.hoursOf(dayName(day))])),
  };
}

/** What the fields hold of a stored setting, or of one that is yet to be written. */
export function typedSetting({ saleSetting }: Merchant): TypedSetting {
  const shown = saleSetting ? readFragment<SaleSetting_SettingFragment>(saleSetting) : undefined;
  const methodOf = (kind: string) => shown?.deliveryMethods.find((each) => each.kind === kind);
  const spansOf = (day: string) => (saleSetting?.workingHours ?? []).filter((span) => span.day === day);
  return {
    acceptsDirectOrder: shown?.acceptsDirectOrder ?? true,
    minOrder: typedTomans(tomansOf(shown?.minOrderAmountRial)),
    sla: toPersianDigits(String(shown?.responseSlaHours ?? USUAL_SLA)),
    paymentTerms: [...(shown?.paymentTerms ?? [])],
    delivery: (shown?.deliveryMethods ?? []).map(({ kind }) => kind),
    ...(Object.fromEntries(
      deliveryKinds.flatMap((kind) => {
        const method = methodOf(kind);
        return [
          ...costNames.map((name) => [costField(kind, name), typedTomans(tomansOf(method?.[`${name}Rial`]))]),
          [costField(kind, 'days'), method ? toPersianDigits(String(method.days)) : ''],
        ];
      }),
    ) as Record<ReturnType<typeof costField>, string>),
    ...(Object.fromEntries(weekdays.map((day) => [hoursField(day), typedHours(spansOf(day))])) as Record<
      ReturnType<typeof hoursField>,
      string
    >),
  };
}

/** The kinds that are chosen, in the order in which they are sent. */
export const chosenKinds = ({ delivery }: { delivery: readonly string[] }) =>
  deliveryKinds.filter((kind) => delivery.includes(kind));

type SettingInput = Omit<UpdateSaleSettingInput, 'merchantId' | 'version' | 'idempotencyKey'>;
/** What is sent. */
export const settingInput = (read: ReadSetting): SettingInput => ({
  acceptsDirectOrder: read.acceptsDirectOrder,
  minOrderAmountRial: read.minOrder ? (rialsOf(read.minOrder) as never) : null,
  responseSlaHours: read.sla,
  paymentTerms: read.paymentTerms as PaymentTerm[],
  deliveryMethods: chosenKinds(read).map((kind) => ({
    kind,
    days: Number(read[costField(kind, 'days')]),
    ...Object.fromEntries(
      costNames.flatMap((name) => {
        const typed = read[costField(kind, name)];
        return typed === '' ? [] : [[`${name}Rial`, rialsOf(typed)]];
      }),
    ),
  })),
  workingHours: weekdays.flatMap((day) => (readHours(read[hoursField(day)]) ?? []).map((span) => ({ day, ...span }))),
});

/** Where a field of the api is in the form. */
export function placeOfSetting(field: string, typed: { delivery: readonly string[] }): string {
  const [, index, part = ''] = /^deliveryMethods\[(\d+)\](?:\.(\w+))?/.exec(field) ?? [];
  if (index !== undefined) {
    const kind = chosenKinds(typed)[Number(index)];
    const name = part.replace(/Rial$/, '') as Part;
    return kind && (name === 'days' || costNames.includes(name)) ? costField(kind, name) : 'delivery';
  }
  return { minOrderAmountRial: 'minOrder', responseSlaHours: 'sla', deliveryMethods: 'delivery' }[field] ?? field;
}
