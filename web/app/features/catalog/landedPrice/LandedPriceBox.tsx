import { useLocation } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { GetForm } from '../../../platform/navigation/GetForm.tsx';
import { moneyOf } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { useDefaultPlace } from '../../addresses/index.ts';
import { productPath } from '../../../paths.ts';
import { DeliveryCitiesDocument } from './DeliveryCities.generated.ts';
import { DeliveryStatesDocument } from './DeliveryStates.generated.ts';
import { LandedPriceBoxDocument, type LandedPriceBoxQuery } from './LandedPriceBox.generated.ts';
import { landedPriceMessages as words } from './messages.ts';
import type { AskedPrice } from './openLandedPrice.ts';
import { type OrderTerms, quantityProblem } from './quantityProblem.ts';
import { landedPriceId } from './typedQuantity.ts';

type Price = NonNullable<LandedPriceBoxQuery['landedPrice']>;
type Notice = NonNullable<Price['notice']>;

interface LandedPriceBoxProps {
  asked: AskedPrice;
  terms: OrderTerms;
  /** Whether it is carried to the buyer; else there is no place to ask for. */
  isCarried: boolean;
}

/** What the offer costs at the buyer's door: a form that the address fills, and every step of the answer. */
export function LandedPriceBox({ asked, terms, isCarried }: LandedPriceBoxProps) {
  const { variables, isAsked } = asked;
  useDefaultPlace();
  const answer = useGraphIfLoaded(LandedPriceBoxDocument, variables)?.landedPrice;
  const price = isAsked ? answer : undefined;
  const { title, lead, result } = isCarried ? words : words.notCarried;
  return (
    // Without an answer it is a question, which paper cannot ask.
    <Card
      as="section"
      id={landedPriceId}
      aria-label={title}
      className={`flex flex-col gap-4 ${price ? '' : 'print:hidden'}`}
    >
      <div>
        <h2 className="text-[1rem] leading-7">{title}</h2>
        <p className="text-[0.8125rem] text-muted">{lead}</p>
      </div>
      <DeliveryForm asked={asked} terms={terms} isCarried={isCarried} notice={price?.notice ?? undefined} />
      <div aria-live="polite">{price && <Steps price={price} label={result} />}</div>
    </Card>
  );
}

function DeliveryForm({ asked, terms, isCarried, notice }: LandedPriceBoxProps & { notice: Notice | undefined }) {
  const { pathname } = useLocation();
  const { stateId, quantity, variables, problems } = asked;
  const states = useGraphIfLoaded(DeliveryStatesDocument, {})?.states?.nodes ?? [];
  const cities = useGraphIfLoaded(DeliveryCitiesDocument, { stateId })?.cities?.nodes;
  const problemOf = (field: string) => problems.find((problem) => problem.field === field);
  const refused = problemOf('quantity');
  const unknown = problemOf('stateId') ?? problemOf('cityId');
  return (
    // The fragment brings a visitor without script back to the form; with script nothing moves.
    <GetForm
      action={`${pathname}#${landedPriceId}`}
      preventScrollReset
      aria-label={isCarried ? words.title : words.notCarried.title}
      className="flex flex-col gap-3 print:hidden"
    >
      {isCarried && (
        <Select
          key={`state ${stateId}`}
          label={words.state}
          name="stateId"
          options={[{ value: '', label: words.anyState }, ...optionsOf(states)]}
          defaultValue={stateId ?? ''}
          error={unknown && words.unknownPlace}
        />
      )}
      {stateId && cities && (
        <Select
          key={`city ${variables.cityId}`}
          label={words.city}
          name="cityId"
          options={optionsOf(cities)}
          defaultValue={variables.cityId}
          error={notice && <NoticeText notice={notice} cityId={variables.cityId} />}
        />
      )}
      <TextField
        key={`quantity ${quantity}`}
        label={words.quantity(terms.saleUnitText)}
        name="quantity"
        inputMode="numeric"
        defaultValue={numberInField(quantity ?? terms.moq)}
        maxLength={20}
        error={refused && quantityProblem(refused, variables.quantity, terms)}
      />
      <Button type="submit">{words.find}</Button>
    </GetForm>
  );
}

const optionsOf = (places: readonly { id: string; name: string }[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** Why the seller may not deliver there, and who may: their least order may be another, so only the city goes along. */
function NoticeText({ notice, cityId = '' }: { notice: Notice; cityId: string | undefined }) {
  const { message, rightSellers } = notice;
  return (
    <>
      {message}
      {rightSellers.length > 0 && (
        <>
          <span className="mt-2 block">{words.rightSellers}</span>
          <ul className="list-disc ps-5">
            {rightSellers.map(({ supplierProductId: id, slug, title }) => (
              <li key={id}>
                <a
                  className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                  href={`${productPath({ id, slug })}?cityId=${cityId}#${landedPriceId}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Steps({ price: { lines, totalDays }, label }: { price: Price; label: string }) {
  const money = moneyOf(lines);
  return (
    <section aria-label={label}>
      <FactList
        facts={lines.map(({ title, amountRial, explanation }) => ({
          label: title,
          value: (
            <>
              {amountRial && money(amountRial)}
              <span className="block text-[0.8125rem] font-normal text-muted">{explanation}</span>
            </>
          ),
        }))}
      />
      {typeof totalDays === 'number' && totalDays > 0 && (
        <p className="mt-2 text-[0.8125rem]">{words.days(formatInteger(totalDays))}</p>
      )}
    </section>
  );
}
