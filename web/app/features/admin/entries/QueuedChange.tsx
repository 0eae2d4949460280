import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { EntryDifferences } from '../../listings/index.ts';
import type { EntryQueue_EntryFragment as Entry, EntryQueue_LabelsFragment as Labels } from './EntryQueue.generated.ts';
import { entryQueueMessages as words } from './messages.ts';

interface QueuedChangeProps {
  change: Entry['changes'][number];
  labels: Labels;
  decisions: ReactNode;
}

export const changeName = (kind: string, labels: Labels): string =>
  labels.changeKinds?.values.find(({ value }) => value === kind)?.displayFa ?? kind;

/** A change of a published entry: what is, what is asked, and the decision on it. */
export function QueuedChange({ change, labels, decisions }: QueuedChangeProps) {
  const { kind, askedAt, differences, images } = change;
  const name = changeName(kind, labels);
  return (
    <section aria-label={words.changeOf(name)} className="flex flex-col gap-3 rounded-card border border-border p-3">
      <h3 className="text-[1rem] font-medium">{words.changeSince(name, formatDate(askedAt))}</h3>
      <EntryDifferences differences={differences} fields={labels.entryFields?.values} />
      <Pictures images={images} label={words.newPictures} />
      {decisions}
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
