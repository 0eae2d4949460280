import { Button } from '../../../design/Button.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { EntryDifferences } from '../../entries/index.ts';
import type { EntryQueue_EntryFragment as Entry, EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';
import { PlainDecision } from './PlainDecision.tsx';
import type { Decision } from './queueKeys.ts';

interface QueuedChangeProps {
  change: Entry['changes'][number];
  labels: Labels;
  /** Of its entry. */
  title: string;
  decide(decision: Decision): void;
}

/** A change of a published entry: what is, what is asked, and the decision on it. */
export function QueuedChange({ change, labels, title, decide }: QueuedChangeProps) {
  const { kind, askedAt, differences, images, allowedActions } = change;
  const name = labels.changeKinds?.values.find(({ value }) => value === kind)?.displayFa ?? kind;
  return (
    <section aria-label={words.changeOf(name)} className="flex flex-col gap-3 rounded-card border border-border p-3">
      <h3 className="text-[1rem] font-medium">{words.changeSince(name, formatDate(askedAt))}</h3>
      <EntryDifferences differences={differences} fields={labels.entryFields?.values} />
      <Pictures images={images} label={words.newPictures} />
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {allowedActions.includes('CONFIRM') && (
          <Button variant="primary" onClick={() => decide('CONFIRM')} aria-label={words.confirmChange(name, title)}>
            {words.decide.CONFIRM.action}
          </Button>
        )}
        {allowedActions.includes('DECLINE') && (
          <Button onClick={() => decide('REJECT')} aria-label={words.rejectChange(name, title)}>
            {words.decide.REJECT.action}
          </Button>
        )}
      </div>
      <PlainDecision
        of={{ id: change.id, version: change.version, title }}
        titleOf={(decision) => (decision === 'CONFIRM' ? words.confirmChange : words.rejectChange)(name, title)}
        allowed={allowedActions.includes('CONFIRM') ? (['CONFIRM', 'REJECT'] as const) : []}
        labels={labels}
      />
    </section>
  );
}

interface PicturesProps {
  images: readonly { fileId: string; altText: string; small: string | null }[];
  label: string;
}

/** Pictures as they were sent, each with its words beside it. */
export function Pictures({ images, label }: PicturesProps) {
  if (images.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-3">
      {images.map(({ fileId, altText, small }) => (
        <li key={fileId} className="flex w-32 flex-col gap-1">
          <span className="flex size-32 items-center justify-center overflow-hidden rounded-[4px] border border-border bg-sunken">
            {small && <img src={small} alt={altText} className="size-full object-contain" />}
          </span>
          <span aria-hidden className="text-[0.8125rem] text-muted" dir="auto">
            {altText}
          </span>
        </li>
      ))}
    </ul>
  );
}
