import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { decliningOf, decliningSchema, longestReason } from '../room/sellers/declining.ts';
import { declineReasons } from './declining.ts';
import { quoteMessages } from './messages.ts';
import type { QuoteLabels } from './QuoteCard.tsx';
import type { Quotes_QuoteFragment as Quote } from './Quotes.generated.ts';
import { declineQuote } from './takeQuoteStep.ts';

const words = quoteMessages.decline;

interface DeclineQuoteDialogProps {
  quote: Quote;
  labels: QuoteLabels;
  renew(): Promise<unknown>;
  close(): void;
}

/** How a buyer says no to one of several sellers, with the reason that this one reads. */
export function DeclineQuoteDialog({ quote, labels, renew, close }: DeclineQuoteDialogProps) {
  const state = useForm({
    schema: decliningSchema,
    labels: words.fields,
    stored: { values: { reasonCode: '', reason: '' } },
    async save(said) {
      await declineQuote(quote, decliningOf(said), renew);
      close();
    },
  });
  return (
    <FormDialog state={state} title={words.title} saveLabel={words.action} close={close} size="medium">
      <p className="text-muted">{words.text}</p>
      <Select
        {...state.field('reasonCode')}
        options={declineReasons(labels.declineReasons)}
        requiredLabel={formMessages.required}
      />
      <TextArea {...state.field('reason')} hint={words.hint} rows={3} maxLength={longestReason} dir="auto" />
    </FormDialog>
  );
}
