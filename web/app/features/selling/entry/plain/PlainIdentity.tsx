import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { identityPart } from '../entryForm.ts';
import { entryMessages as words } from '../messages.ts';
import { plainIdentityName } from './names.ts';
import { PlainPart } from './PlainPart.tsx';

const labels = { title: words.labels.title, sku: words.labels.sku };

/** What an entry is called, and its code in the seller's own books, for who has no script. */
export const PlainIdentity = ({ entry }: { entry: Entry }) => (
  <PlainPart
    name={plainIdentityName}
    title={words.part.identity}
    entry={entry}
    stored={identityPart.typedOf(entry)}
    labels={labels}
  >
    {(field) => (
      <>
        <TextField
          {...field('title')}
          hint={words.hints.title}
          requiredLabel={formMessages.required}
          dir="rtl"
          autoComplete="off"
        />
        <TextField {...field('sku')} hint={words.hints.sku} dir="ltr" autoComplete="off" />
      </>
    )}
  </PlainPart>
);
