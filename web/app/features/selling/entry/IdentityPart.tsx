import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { EntryPartFrame } from './EntryPartFrame.tsx';
import { identityPart } from './entryForm.ts';
import { entryMessages as words } from './messages.ts';
import type { PartProps } from './partProps.ts';
import { PlainIdentity } from './plain/PlainIdentity.tsx';
import { SearchedWords } from './SearchedWords.tsx';
import { useEntryPart } from './useEntryPart.ts';

const labels = { title: words.labels.title, sku: words.labels.sku };

interface IdentityPartProps extends PartProps<{ title: string; sku: string }> {
  /** The company that sells it. */
  customerId: string;
}

/** What an entry is called, and its code in the seller's own books. */
export function IdentityPart({ writing, isOpen, onTyped, customerId }: IdentityPartProps) {
  const { state, saving } = useEntryPart({ part: identityPart, labels, writing, onTyped });
  const { field } = state;
  return (
    <EntryPartFrame
      id="identity"
      title={words.part.identity}
      state={state}
      saving={saving}
      isOpen={isOpen}
      plain={isOpen && <PlainIdentity entry={writing.entry} />}
    >
      <TextField
        {...field('title')}
        hint={words.hints.title}
        requiredLabel={formMessages.required}
        dir="rtl"
        autoComplete="off"
      />
      {isOpen && <SearchedWords customerId={customerId} categoryId={writing.entry.categoryId} />}
      <TextField {...field('sku')} hint={words.hints.sku} dir="ltr" autoComplete="off" />
    </EntryPartFrame>
  );
}
