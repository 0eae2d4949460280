import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formMessages } from '../../../../platform/forms/messages.ts';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { type RefusedPart, useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { numberInField } from '../../../../platform/text/digits.ts';
import { draftsFor, hintOf } from '../choices.ts';
import { orderMessages as words } from '../messages.ts';
import type { Offered } from '../OrderForm.tsx';
import {
  type OrderForm_CustomerFragment as Customer,
  type OrderForm_DraftFragment as Draft,
  OrderFormDocument,
} from '../OrderForm.generated.ts';
import { plainBeginName } from './names.ts';

export type RefusedBeginning = RefusedPart<{ quantity: string; goal: string }>;

interface PlainOrderProps {
  offer: Offered;
  buyers: readonly Customer[];
  quantity: string | undefined;
}

/** The same form for who has no script: whose draft it is and which one is one choice. */
export function PlainOrder({ offer, buyers, quantity }: PlainOrderProps) {
  const refused = useRefused<RefusedBeginning>(plainBeginName, offer.id);
  const { viewer } = useGraph(OrderFormDocument, { id: offer.id }).data;
  const drafts = readFragment<Draft>(viewer?.tradeRequests?.nodes ?? []);
  const goals = buyers.flatMap(({ id, name }) => [
    ...draftsFor(drafts, offer, id).map((draft) => ({
      value: `${id} ${draft.id}`,
      label: words.goal(name, draft.number),
    })),
    { value: id, label: words.goal(name, words.newDraft) },
  ]);
  const { typed, problems, failure } = refused ?? {};
  return (
    <PlainForm name={plainBeginName} label={words.title} hidden={{ id: offer.id, unitId: offer.saleUnit?.id ?? '' }}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        name="quantity"
        label={words.quantity(offer.saleUnitText)}
        hint={hintOf(offer)}
        error={problems?.quantity}
        defaultValue={typed?.quantity ?? numberInField(quantity ?? offer.moq)}
        requiredLabel={formMessages.required}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select name="goal" label={words.party} defaultValue={typed?.goal} options={goals} />
      <p className="text-[0.875rem] text-muted">{words.lead}</p>
      <div>
        <Button type="submit" variant="primary">
          {words.goOn}
        </Button>
      </div>
    </PlainForm>
  );
}
