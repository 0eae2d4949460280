// Section 12 of the design of trade as a table: what of a request is whose to see, and from when on. Nothing that is seen once is
// taken back, and nothing more opens at an end.

/** How far the history of a request has come, in its order. */
export const stages = [
  'DRAFT',
  'ASKED',
  'PUBLISHED',
  'NEGOTIATING',
  'AGREED',
  'DELIVERED',
  'DISPUTED',
  'EVIDENCE',
  'PROPOSED',
  'DECIDED',
] as const satisfies string[];
export type Stage = (typeof stages)[number];

/**
 * The buyer's owner; the seller that is chosen, one that is not, one that was told no; one that was never asked; who has left the buyer's
 * company; somebody else; staff.
 */
export const viewers = [
  'buyer',
  'first',
  'second',
  'left',
  'outside',
  'former',
  'stranger',
  'support',
  'moderator',
] as const;
export type Viewer = (typeof viewers)[number];
export const ways = ['REST', 'graph', 'page', 'stream'] as const;
export type Way = (typeof ways)[number];
export type Visibility = 'INVITED' | 'PUBLIC';
type Seller = 'first' | 'second' | 'left';

export type Fact = {
  /** What is written where, found nowhere else; amounts in tomans, as pages show them. */
  marker: string;
  /** From when on each of those sees it; nobody else does. */
  seen: Partial<Record<Viewer, Stage | readonly [from: Stage, until: Stage]>>;
  /** The event of the chain that tells of it, and of which seller's part; live pages of those who see it by then hear of that. */
  event?: [type: string, of?: Seller];
  /** Whose own it is beside that: found or not. */
  own?: Viewer;
};

const sellersFrom = (stage: Stage) => ({ first: stage, second: stage, left: stage });
const both = (first: Stage, buyer = first) => ({ buyer, first });
const both2 = (seller: Seller, stage: Stage = 'NEGOTIATING') => ({ buyer: stage, [seller]: stage });

/** Staff read all of a request once it is in dispute, but for what a side keeps to itself and what others wrote to each other. */
const inCase: Fact['seen'] = { moderator: 'DISPUTED' };
const ofBuyer: Fact['seen'] = { buyer: 'DRAFT' };
const ofRequest: Fact['seen'] = { buyer: 'DRAFT', ...sellersFrom('PUBLISHED'), ...inCase };
/** While it stands on the list of public requests. */
const listed: Fact['seen'] = { outside: ['PUBLISHED', 'AGREED'] };

/** What is to be known of a request of a kind. Each kind has signs of its own, since lists show several. */
export function factsOf(visibility: Visibility) {
  const isPublic = visibility === 'PUBLIC';
  /** A sign that stands in no word of the site. */
  const sign = (name: string) => `zq${name}${isPublic ? 'p' : 'i'}qz`;
  /** An amount in tomans. */
  const amount = (digits: string) => (isPublic ? '8' : '6') + digits;
  return {
    // What is asked for.
    description: { marker: sign('description'), seen: ofRequest },
    reference: { marker: sign('reference'), seen: ofRequest },
    lineTitle: { marker: sign('title'), seen: { ...ofRequest, ...(isPublic && listed) } },
    lineNote: { marker: sign('linenote'), seen: ofRequest },
    ownLineNote: { marker: sign('ownlinenote'), seen: ofBuyer },
    // Ticked in the public one.
    target: { marker: amount('31077219'), seen: isPublic ? ofRequest : ofBuyer },
    paper: { marker: sign('paper'), seen: ofRequest },
    // Who asks, and how it came to that.
    buyer: {
      marker: sign('buyer'),
      seen: { ...(isPublic ? both('AGREED', 'DRAFT') : ofRequest), ...inCase },
    },
    requester: { marker: sign('requester'), seen: { buyer: 'DRAFT', first: 'AGREED' } },
    address: { marker: sign('street'), seen: { ...both('AGREED', 'DRAFT'), ...inCase } },
    receiver: { marker: sign('receiver'), seen: { ...both('AGREED', 'DRAFT'), ...inCase } },
    receiverPhone: { marker: isPublic ? '9121234568' : '9121234567', seen: { ...both('AGREED', 'DRAFT'), ...inCase } },
    economicCode: { marker: isPublic ? '411374455917' : '411374455916', seen: { ...both('AGREED'), ...inCase } },
    returned: { marker: sign('returned'), seen: { buyer: 'ASKED' }, event: ['RETURNED'] },
    asked: { marker: sign('returned'), seen: { buyer: 'ASKED' }, event: ['CONFIRMATION_REQUESTED'] },
    published: { marker: sign('linenote'), seen: ofRequest, event: ['PUBLISHED'] },
    // Sellers and their offers.
    secondName: { marker: sign('sellertwo'), seen: { buyer: 'DRAFT', second: 'PUBLISHED', ...inCase }, own: 'second' },
    firstPerson: { marker: sign('personone'), seen: { first: 'PUBLISHED', buyer: 'AGREED' }, own: 'first' },
    secondPerson: { marker: sign('persontwo'), seen: { second: 'NEGOTIATING' } },
    leftName: { marker: sign('sellerthree'), seen: { buyer: 'DRAFT', left: 'PUBLISHED', ...inCase }, own: 'left' },
    firstPrice: {
      marker: amount('11090417'),
      seen: { first: 'PUBLISHED', buyer: 'NEGOTIATING', ...inCase },
      event: ['QUOTE_SENT', 'first'],
    },
    secondPrice: {
      marker: amount('11090533'),
      seen: { ...both2('second'), ...inCase },
      event: ['QUOTE_SENT', 'second'],
    },
    leftPrice: { marker: amount('11090671'), seen: { ...both2('left'), ...inCase }, event: ['QUOTE_SENT', 'left'] },
    offerNote: { marker: sign('offernote'), seen: { first: 'PUBLISHED', buyer: 'NEGOTIATING', ...inCase } },
    offerTerm: { marker: sign('offerterm'), seen: { first: 'PUBLISHED', buyer: 'NEGOTIATING', ...inCase } },
    ownOfferNote: { marker: sign('ownoffernote'), seen: { first: 'PUBLISHED' } },
    counterNote: {
      marker: sign('counternote'),
      seen: { ...both('AGREED', 'NEGOTIATING'), ...inCase },
      event: ['COUNTER_SENT', 'first'],
    },
    ownCounterNote: { marker: sign('owncounternote'), seen: { buyer: 'NEGOTIATING' } },
    firstPaper: {
      marker: sign('firstpaper'),
      seen: { ...both('NEGOTIATING'), ...inCase },
      event: ['DOCUMENT_ADDED', 'first'],
    },
    secondPaper: {
      marker: sign('secondpaper'),
      seen: { ...both2('second'), ...inCase },
      event: ['DOCUMENT_ADDED', 'second'],
    },
    toldNo: { marker: sign('toldno'), seen: both2('left'), event: ['NOT_SELECTED', 'left'] },
    question: {
      marker: sign('question'),
      seen: { buyer: 'NEGOTIATING', ...sellersFrom('NEGOTIATING'), ...inCase },
      event: ['CLARIFICATION_ASKED'],
    },
    answer: {
      marker: sign('answer'),
      seen: { ...both('NEGOTIATING'), second: 'NEGOTIATING', ...inCase },
      event: ['CLARIFICATION_ANSWERED'],
    },
    firstMessage: { marker: sign('firstmessage'), seen: { ...both('PUBLISHED'), ...inCase } },
    secondMessage: { marker: sign('secondmessage'), seen: both2('second') },
    rejected: { marker: sign('rejected'), seen: { buyer: 'AGREED' }, event: ['APPROVAL_REJECTED'] },
    // What was agreed to, and what came of it.
    lastPrice: {
      marker: amount('11090213'),
      seen: { ...both('AGREED'), ...inCase },
      event: ['QUOTE_ACCEPTED', 'first'],
    },
    carrier: { marker: sign('carrier'), seen: { ...both('DELIVERED'), ...inCase }, event: ['SHIPPED'] },
    shipmentNote: { marker: sign('shipmentnote'), seen: { ...both('DELIVERED'), ...inCase } },
    waybill: { marker: sign('waybill'), seen: { ...both('DELIVERED'), ...inCase } },
    refused: { marker: sign('refused'), seen: { ...both('DELIVERED'), ...inCase }, event: ['ACCEPTED'] },
    claim: { marker: sign('claim'), seen: { ...both('DISPUTED'), ...inCase }, event: ['DISPUTE_OPENED'] },
    evidence: { marker: sign('evidence'), seen: { ...both('EVIDENCE', 'DISPUTED'), ...inCase } },
    reply: { marker: sign('reply'), seen: { ...both('EVIDENCE'), moderator: 'EVIDENCE' }, event: ['DISPUTE_ANSWERED'] },
    replyPaper: { marker: sign('replypaper'), seen: { ...both('EVIDENCE'), moderator: 'EVIDENCE' } },
    doubt: { marker: sign('doubt'), seen: { moderator: 'PROPOSED' }, event: ['DISPUTE_REFUSED'] },
    decision: {
      marker: sign('decision'),
      seen: { ...both('DECIDED'), moderator: 'PROPOSED' },
      event: ['DISPUTE_RESOLVED'],
    },
  } as const satisfies Record<string, Fact>;
}
export type Facts = ReturnType<typeof factsOf>;

const isFrom = (stage: Stage, from: Stage) => stages.indexOf(stage) >= stages.indexOf(from);
/** Whether somebody sees a fact at a stage. */
export function isSeen({ seen }: Fact, viewer: Viewer, stage: Stage): boolean {
  const when = seen[viewer];
  if (when === undefined) return false;
  const [from, until] = typeof when === 'string' ? [when] : when;
  return isFrom(stage, from) && !(until && isFrom(stage, until));
}
