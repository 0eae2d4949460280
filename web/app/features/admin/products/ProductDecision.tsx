import { GraphError } from '../../../platform/graph/GraphError.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { AdminScreenDocument } from '../screens/AdminScreen.generated.ts';
import { productQueueMessages as words } from './messages.ts';
import {
  DecideBaseProductDocument,
  MergeBaseProductDocument,
  type ProductQueue_LabelsFragment as Labels,
  type ProductQueue_ProductFragment as Product,
} from './ProductQueue.generated.ts';

export type Match = NonNullable<Product['review']>['matches'][number];
/** What is about to be done with a product. */
export type Act = { of: Product; decision: 'PUBLISH' | 'REJECT' } | { of: Product; into: Match };

interface ProductDecisionProps {
  act: Act;
  labels: Labels;
  close(): void;
}

/** Asks why; of a merge it says first what follows. */
export function ProductDecision({ act, labels, close }: ProductDecisionProps) {
  const failureText = (error: unknown) => failedText(error, labels);
  const { of } = act;
  const outdates = { outdates: [AdminScreenDocument] };
  if ('into' in act) {
    const { entries, favorites, notes } = of.review!.counts;
    const merge = async (reason: string) => {
      const counts = { entries, favorites, notes };
      const input = { id: of.id, version: of.version, intoId: act.into.baseProductId, counts, reason };
      await write(MergeBaseProductDocument, { input }, outdates);
      notify('success', words.merge.done);
    };
    return (
      <ReasonDialog
        title={words.merge.title(of.name, act.into.name)}
        actionLabel={words.merge.action}
        hint={words.reasonHint}
        suggested={words.merge.suggested}
        onClose={close}
        act={merge}
        failureText={failureText}
      >
        <p>{words.merge.lead(countsText(of))}</p>
      </ReasonDialog>
    );
  }
  const { title, action, done } = words.decide[act.decision];
  const decide = async (reason: string) => {
    const input = { id: of.id, version: of.version, decision: act.decision, reason };
    await write(DecideBaseProductDocument, { input }, outdates);
    notify('success', done);
  };
  return (
    <ReasonDialog
      title={title(of.name)}
      actionLabel={action}
      hint={words.reasonHint}
      suggested={act.decision === 'PUBLISH' ? words.published : undefined}
      onClose={close}
      act={decide}
      failureText={failureText}
    />
  );
}

/** What stands on a product, as people read it. */
export function countsText({ review }: Product): string {
  const { entries = 0, favorites = 0, notes = 0 } = review?.counts ?? {};
  return words.counts(formatInteger(entries), formatInteger(favorites), formatInteger(notes));
}

/** What somebody else decided or added meanwhile. */
function failedText(error: unknown, labels: Labels): string | undefined {
  if (!(error instanceof GraphError)) return undefined;
  if (error.code === 'MERGE_COUNTS') return words.merge.changed;
  if (error.code !== 'INVALID_TRANSITION') return undefined;
  const [status] = error.data.fields?.[0]?.params ?? [];
  const known = labels.productStates?.values.find(({ value }) => value === status)?.displayFa;
  return known && words.decided(known);
}
