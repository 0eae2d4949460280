import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { Select } from '../../../../design/Select.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../../platform/forms/plain/ServerForm.tsx';
import { useGraph } from '../../../../platform/graph/useGraph.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../../platform/text/digits.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import { basketPath } from '../../../../paths.ts';
import { hintOf } from '../choices.ts';
import { orderMessages as words } from '../messages.ts';
import { NoBuyer } from '../NoBuyer.tsx';
import { BasketOrderDocument } from './BasketOrder.generated.ts';
import { orderableLines } from './basketOrder.ts';
import { basketOrderForm, quantityField } from './names.ts';
import type { RefusedBasketOrder } from './orderBasket.ts';

interface BasketOrderProps {
  keys: readonly string[];
  now: number;
  forms: ServerForms;
}

/** The form with which an order of lines of the basket begins. */
export function BasketOrder({ keys, now, forms }: BasketOrderProps) {
  const { lines, seller, buyers, left } = orderableLines(useGraph(BasketOrderDocument, {}).data, keys, now);
  const refused = useRefused<RefusedBasketOrder>(basketOrderForm, '');
  const { typed, problems = {}, failure } = refused ?? {};
  if (lines.length === 0)
    return (
      <div className="flex flex-col gap-6">
        <h1>{words.title}</h1>
        <EmptyState
          headingLevel={2}
          title={words.basketEmpty}
          text={words.basketEmptyText}
          action={
            <LinkButton href={basketPath} data-full-load="">
              {words.toBasket}
            </LinkButton>
          }
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1>{words.title}</h1>
        <p className="text-muted">
          {words.seller}: <bdi>{seller}</bdi>
        </p>
      </div>
      {left > 0 && <Alert kind="warning">{words.basketLeft(formatInteger(left))}</Alert>}
      {buyers.length === 0 ? (
        <NoBuyer />
      ) : (
        <Card>
          <ServerForm forms={forms} name={basketOrderForm} label={words.title} className="flex flex-col gap-4">
            {failure && <Alert kind="error">{failure}</Alert>}
            <ul className="flex flex-col divide-y divide-border">
              {lines.map(({ key, offer, quantity }) => (
                <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0">
                  <div className="min-w-0 flex-1 basis-56">
                    <span className="font-medium">
                      <TechnicalText>{offer.title}</TechnicalText>
                    </span>
                    {offer.supplier && (
                      <bdi className="block text-[0.8125rem] text-muted">{offer.supplier.brandName}</bdi>
                    )}
                  </div>
                  <TextField
                    name={quantityField(key)}
                    label={words.quantity(offer.saleUnitText)}
                    aria-label={words.quantityOfLine(offer.title)}
                    hint={hintOf(offer)}
                    error={problems[quantityField(key)]}
                    defaultValue={typed?.[quantityField(key)] ?? numberInField(quantity)}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={30}
                    className="w-56 max-w-full"
                  />
                </li>
              ))}
            </ul>
            <Select
              name="customerId"
              label={words.party}
              defaultValue={typed?.customerId}
              options={buyers.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <p className="text-[0.875rem] text-muted">{words.lead}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary">
                {words.begin}
              </Button>
              <LinkButton href={basketPath} data-full-load="" variant="quiet">
                {words.toBasket}
              </LinkButton>
            </div>
          </ServerForm>
        </Card>
      )}
    </div>
  );
}
