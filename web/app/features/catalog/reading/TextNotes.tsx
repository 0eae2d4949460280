import { type ComponentProps, Suspense, use } from 'react';
import type { ReadingNotes } from './ReadingNotes.tsx';
import type { RelaxedTexts } from './RelaxedTexts.tsx';

type Parts = typeof import('./notes.ts');

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;

/**
 * The code of these notes, which a list without a text goes without. Who opens a list with a text waits for it, so that the
 * server writes them, and in the browser they come with the list and not behind it.
 */
export function loadNotes(): Promise<Parts> {
  loading ??= import('./notes.ts').then(
    (parts) => (loaded = parts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

type TextNotesProps = ComponentProps<typeof ReadingNotes> & ComponentProps<typeof RelaxedTexts>;

/** How the text of a list was read, and texts that find more; nothing for a list without a text. */
export function TextNotes(props: TextNotesProps) {
  if (!props.reading && props.texts.length === 0) return null;
  return (
    <Suspense>
      <Notes {...props} />
    </Suspense>
  );
}

function Notes({ reading, texts, hrefOf }: TextNotesProps) {
  const { ReadingNotes, RelaxedTexts } = loaded ?? use(loadNotes());
  return (
    <>
      <ReadingNotes reading={reading} hrefOf={hrefOf} />
      <RelaxedTexts texts={texts} hrefOf={hrefOf} />
    </>
  );
}
