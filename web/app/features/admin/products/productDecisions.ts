import { decisionKind } from '../../staff/index.ts';
import { productQueueMessages as words } from './messages.ts';
import { DecideBaseProductDocument, MergeBaseProductDocument } from './ProductQueue.generated.ts';

export const productDecisions = decisionKind({
  form: 'product-decision',
  words: words.decide,
  confirms: ['PUBLISH'],
  rejects: ['REJECT'],
  reasonHint: words.reasonHint,
  approvals: ['PUBLISH'],
  templates: { REJECT: words.refusals },
  document: DecideBaseProductDocument,
  outdates: ['staff.baseProducts'],
  inputOf: ({ id, ...decided }) => ({ ...decided, baseProductId: id }),
});

export const productMerges = decisionKind({
  form: 'product-merge',
  words: words.merge,
  confirms: [],
  rejects: [],
  reasonHint: words.reasonHint,
  approvals: [],
  templates: { MERGE: [words.sameProduct] },
  document: MergeBaseProductDocument,
  outdates: ['staff.baseProducts'],
  inputOf: ({ id, version, reason }, text) => ({
    baseProductId: id,
    version,
    reason: reason ?? '',
    intoId: text('intoId'),
    // What the viewer was told that follows.
    counts: {
      entries: Number(text('entries')),
      favorites: Number(text('favorites')),
      notes: Number(text('notes')),
    },
  }),
  failureText: ({ code }) => (code === 'MERGE_COUNTS' ? words.countsChanged : undefined),
});
