import { Type, type Static } from 'typebox';
import { Id, IdList, Instant, named, object, Rial } from '../../platform/schema.ts';
import { DeliveryKind, PaymentTerm, Weekday } from './merchants.enums.ts';

export const DeliveryMethod = named(
  'DeliveryMethod',
  'A way to deliver, with what one delivery costs by distance. A distance without a cost is not served.',
  object({
    kind: DeliveryKind,
    sameCityRial: Type.Optional(Rial('Within the merchant’s city, in rials.')),
    sameStateRial: Type.Optional(Rial('Within its province, in rials.')),
    otherStateRial: Type.Optional(Rial('To other provinces, in rials.')),
    freeFromRial: Type.Optional(Rial('Free of charge from this value of goods on, in rials.')),
    days: Type.Integer({ description: 'Working days on the way at most.', examples: [3] }),
  }),
);
export type DeliveryMethod = Static<typeof DeliveryMethod>;

const clock = (description: string, example: string) =>
  Type.String({ description, pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', examples: [example] });

export const WorkingHours = named(
  'WorkingHours',
  'A span of a working day, by Tehran’s clock.',
  object({
    day: Weekday,
    from: clock('When work begins, `HH:MM`.', '08:00'),
    to: clock('When it ends, `HH:MM`.', '17:00'),
  }),
);

export const MerchantSaleSetting = named(
  'MerchantSaleSetting',
  'How a merchant sells.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    merchantId: Id('Id of the merchant that sells by these terms.'),
    acceptsDirectOrder: Type.Boolean({ description: 'Whether an order may be placed without a quote first.' }),
    minOrderAmountRial: Type.Optional(Rial('Least value of an order, in rials.')),
    isNationwide: Type.Boolean({ description: 'Whether it sells in the whole country.' }),
    saleCityIds: Type.Array(Id('Id of the city (`City.id`).'), {
      description: 'Cities in which it sells; empty when that is everywhere.',
    }),
    deliveryMethods: Type.Array(DeliveryMethod, {
      description: 'Ways in which the merchant delivers, with their prices.',
    }),
    paymentTerms: Type.Array(PaymentTerm, { description: 'When it lets buyers pay.' }),
    responseSlaHours: Type.Integer({ description: 'Working hours within which it answers.', examples: [24] }),
    workingHours: Type.Array(WorkingHours, { description: 'When it works, from Saturday on.' }),
    answersBy: Type.Optional(
      Instant(
        'Until when it answers what is asked now: its hours of work are counted without holidays and its vacation. Without it, it does not work for more than a year.',
      ),
    ),
    workingHoursText: Type.String({
      description: 'When it works, in Persian.',
      examples: ['شنبه تا چهارشنبه ۸ تا ۱۷'],
    }),
  }),
);
export type MerchantSaleSetting = Static<typeof MerchantSaleSetting>;

export const SaleSettingQuery = object({
  merchantId: Type.String({ description: 'The merchant whose settings are wanted.', format: 'uuid' }),
});
export const SaleSettingsQuery = object({ merchantIds: IdList('Merchants whose settings are wanted.') });
