import { Type, type Static } from 'typebox';
import { Id, Instant, named, object } from '../../platform/schema.ts';
import { ParticipationStatus } from './trade.enums.ts';

const HeldAgency = named(
  'TradeAgency',
  'An agency under which a seller sells, as it was at publication.',
  object({
    delegationId: Id('The agency.'),
    number: Type.String({ description: 'Its number.', examples: ['MD-1405-000123'] }),
    validTo: Instant('Its end.'),
  }),
);
export const TradeParticipation = named(
  'TradeParticipation',
  'A seller of a trade request. A seller sees the own one only.',
  object({
    id: Id('Its id.'),
    merchantId: Id('The merchant.'),
    merchantName: Type.String({ description: 'Its name.', examples: ['پمپ‌یار'] }),
    status: ParticipationStatus,
    agencies: Type.Array(HeldAgency, { description: 'None where it sells its own.' }),
  }),
);
export type TradeParticipation = Static<typeof TradeParticipation>;
