import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../platform/forms/plain/ServerForm.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { RefusedBasket } from './actions.ts';
import type {
  Basket_OfferFragment as Offer,
  Basket_ProductFragment as Product,
  BasketGoodsQuery,
} from './Basket.generated.ts';
import { basketMessages as words } from './messages.ts';
import { field, forms } from './names.ts';
import { basketPath } from '../../../paths.ts';

interface AdditionsProps {
  /** What the address asks to add. */
  goods: BasketGoodsQuery;
  units: readonly SelectOption[];
  serverForms: ServerForms;
}

/** How much of goods is needed that somebody chose elsewhere. */
export function Additions({ goods, units, serverForms }: AdditionsProps) {
  const refused = useRefused<RefusedBasket>(forms.add, '');
  const { typed, problems = {}, failure } = refused ?? {};
  const offers = readFragment<Offer>(goods.supplierProducts?.nodes ?? []);
  const products = readFragment<Product>(goods.baseProducts?.nodes ?? []);
  if (offers.length + products.length === 0) return <Alert kind="warning">{words.addGone}</Alert>;
  const amount = (id: string, label: string, title: string, first: string) => (
    <TextField
      name={field('quantity', id)}
      label={label}
      aria-label={words.quantityOf(title)}
      defaultValue={typed?.[field('quantity', id)] ?? first}
      error={problems[field('quantity', id)]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      className="w-36"
    />
  );
  return (
    <Card as="section" aria-label={words.addTitle}>
      <h2 className="mb-3 text-[1.25rem] leading-8">{words.addTitle}</h2>
      <ServerForm forms={serverForms} name={forms.add} label={words.addTitle}>
        {failure && <Alert kind="error">{failure}</Alert>}
        <ul className="flex flex-col gap-3">
          {offers.map(({ id, title, saleUnitText, moq, supplier }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <input type="hidden" name="offer" value={id} />
              <Name title={title} about={supplier?.brandName} />
              {amount(id, words.quantityIn(saleUnitText), title, numberInField(moq))}
            </li>
          ))}
          {products.map(({ id, name, brandName }) => (
            <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <input type="hidden" name="product" value={id} />
              <Name title={name} about={brandName ?? words.anySeller} />
              {amount(id, words.quantity, name, '')}
              <Select
                name={field('unitId', id)}
                label={words.unit}
                aria-label={words.unitOf(name)}
                defaultValue={typed?.[field('unitId', id)]}
                options={[{ value: '', label: words.choose }, ...units]}
                className="w-36"
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" icon="list-plus">
            {words.add}
          </Button>
          <LinkButton href={basketPath} data-full-load="" variant="quiet">
            {words.leave}
          </LinkButton>
        </div>
      </ServerForm>
    </Card>
  );
}

const Name = ({ title, about }: { title: string; about: string | undefined }) => (
  <div className="min-w-0 flex-1 basis-56">
    <span className="font-medium">
      <TechnicalText>{title}</TechnicalText>
    </span>
    {about && <bdi className="block text-[0.8125rem] text-muted">{about}</bdi>}
  </div>
);
