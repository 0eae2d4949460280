import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, Rial } from '../../../platform/schema.ts';
import { DeliveryKind } from '../../merchants/index.ts';
import { ParticipationAction, ParticipationStatus } from './participations.enums.ts';
import { TradeSide } from '../../documents/subject.enums.ts';
import { TradeReason } from '../trade.enums.ts';

const HeldAgency = named(
  'TradeAgency',
  'An agency under which a seller sells, as it was at publication.',
  object({
    delegationId: Id('Id of the delegation by which the seller sells.'),
    number: Type.String({
      description: 'Public number of the delegation by which the seller sells.',
      examples: ['MD-1405-000123'],
    }),
    validTo: Instant('When the delegation by which the seller sells ends.'),
  }),
);
export const FreightRate = named(
  'FreightRate',
  'What the seller’s own rates say of bringing the goods of a request to their place.',
  object({
    kind: DeliveryKind,
    amountRial: Rial('What one delivery costs, without tax.'),
    freeFromRial: Type.Optional(Rial('Free of charge from this value of goods on.')),
    days: Type.Integer({ description: 'Working days on the way at most.', examples: [3] }),
  }),
);
export type FreightRate = Static<typeof FreightRate>;

export const TradeParticipation = named(
  'TradeParticipation',
  'A seller of a trade request. A seller sees the own one only.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    merchantId: Id('Id of the merchant that takes part.'),
    merchantName: Type.String({ description: 'Name of the merchant that takes part.', examples: ['پمپ‌یار'] }),
    status: ParticipationStatus,
    agencies: Type.Array(HeldAgency, { description: 'None where it sells its own.' }),
    turn: Type.Optional(TradeSide),
    offerEndsAt: Type.Optional(Instant('When the offer that stands between both is over.')),
    reasonCode: Type.Optional(TradeReason),
    reason: Type.Optional(Type.String({ description: 'Why its part is over, in words.' })),
    conversationId: Type.Optional(Id('What it and the buyer say to each other.')),
    freightRates: Type.Array(FreightRate, {
      description:
        'For the seller while it may offer, the cheapest first; empty for buyers, of services, and where it does not deliver.',
    }),
    allowedActions: Type.Array(ParticipationAction, { description: 'What the viewer can do with it now.' }),
  }),
);
export type TradeParticipation = Static<typeof TradeParticipation>;
