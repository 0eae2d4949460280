import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { longestReason } from '../../room/sellers/declining.ts';
import { declineReasons } from '../declining.ts';
import { quoteMessages } from '../messages.ts';
import type { QuoteLabels } from '../QuoteCard.tsx';
import type { Quotes_QuoteFragment as Quote } from '../Quotes.generated.ts';
import { plainQuoteDeclineName } from './names.ts';
import type { RefusedDecliningQuote } from './declineQuotePlainly.ts';

const words = quoteMessages.decline;

/** Says no to one of several sellers, for who has no script. */
export function PlainDecliningQuote({ quote: { id, version }, labels }: { quote: Quote; labels: QuoteLabels }) {
  const refused = useRefused<RefusedDecliningQuote>(plainQuoteDeclineName, id);
  const { typed = { reasonCode: '', reason: '' }, problems = {}, failure } = refused ?? {};
  return (
    <PlainForm name={plainQuoteDeclineName} label={words.title} hidden={{ id, version }}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <Select
        name="reasonCode"
        label={words.fields.reasonCode}
        options={declineReasons(labels.declineReasons)}
        defaultValue={typed.reasonCode}
        error={problems.reasonCode}
      />
      <TextArea
        name="reason"
        label={words.fields.reason}
        hint={words.hint}
        rows={3}
        maxLength={longestReason}
        defaultValue={typed.reason}
        error={problems.reason}
        dir="auto"
      />
      <div>
        <Button type="submit">{words.action}</Button>
      </div>
    </PlainForm>
  );
}
