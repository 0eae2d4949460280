import type { TradeSide } from '../../documents/subject.enums.ts';
import type { ConsentRow } from './consents.repository.ts';

type Sides = Pick<ConsentRow, 'side' | 'buyerAgreedAt' | 'sellerAgreedAt'>;

/** Which sides agree already to what staff ask both. */
export const agreedSidesOf = ({ buyerAgreedAt, sellerAgreedAt }: Pick<Sides, 'buyerAgreedAt' | 'sellerAgreedAt'>) => [
  ...(buyerAgreedAt ? (['BUYER'] as const) : []),
  ...(sellerAgreedAt ? (['SELLER'] as const) : []),
];

/** Whether an open question waits for the answer of a side: not its own, and of one to both, not answered yet. */
export const isAskedOf = (side: TradeSide, consent: Sides): boolean =>
  consent.side !== side && !agreedSidesOf(consent).includes(side);

/** Who hears that a question is over without an answer: who asked, or both whom staff asked. */
export const concernedBy = ({ side }: Pick<Sides, 'side'>): readonly TradeSide[] =>
  side === 'STAFF' ? ['BUYER', 'SELLER'] : [side];
