import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { field } from '../../../platform/basket/addForm.ts';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../platform/forms/plain/ServerForm.tsx';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import type { RefusedBasket } from './actions.ts';
import type {
  Basket_OfferFragment as Offer,
  Basket_ProductFragment as Product,
  BasketGoodsQuery,
} from './Basket.generated.ts';
import type { Shown } from './basket.ts';
import { mergeField } from '../edit/paste/plain/names.ts';
import { basketMessages as words } from './messages.ts';
import { forms } from './names.ts';
import { basketPath, baseProductPath, productPath } from '../../../paths.ts';

interface AdditionsProps {
  /** What the address asks to add. */
  goods: BasketGoodsQuery;
  units: readonly SelectOption[];
  /** What is in the basket already. */
  lines: readonly Shown[];
  serverForms: ServerForms;
}

/** How much of goods is needed that somebody chose elsewhere. */
export function Additions({ goods, units, lines, serverForms }: AdditionsProps) {
  const refused = useRefused<RefusedBasket>(forms.add, '');
  const { typed, problems = {}, failure } = refused ?? {};
  const offers = readFragment<Offer>(goods.supplierProducts?.nodes ?? []);
  const products = readFragment<Product>(goods.baseProducts?.nodes ?? []);
  if (offers.length + products.length === 0) return <Alert kind="warning">{words.addGone}</Alert>;
  // A line of the basket is found by the address of its goods.
  const there = (href: string) => lines.find((line) => line.href === href && line.quantity !== '');
  const isThere = [...offers.map(productPath), ...products.map(baseProductPath)].some(there);
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
          {offers.map((offer) => (
            <li key={offer.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <input type="hidden" name="offer" value={offer.id} />
              <Name
                title={offer.title}
                about={offer.supplier?.brandName}
                line={there(productPath(offer))}
                units={units}
              />
              {amount(offer.id, words.quantityIn(offer.saleUnitText), offer.title, numberInField(offer.moq))}
            </li>
          ))}
          {products.map((product) => (
            <li key={product.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <input type="hidden" name="product" value={product.id} />
              <Name
                title={product.name}
                about={product.brandName ?? words.anySeller}
                line={there(baseProductPath(product))}
                units={units}
              />
              {amount(product.id, words.quantity, product.name, '')}
              <Select
                name={field('unitId', product.id)}
                label={words.unit}
                aria-label={words.unitOf(product.name)}
                defaultValue={typed?.[field('unitId', product.id)] ?? there(baseProductPath(product))?.unitId}
                options={[{ value: '', label: words.choose }, ...units]}
                className="w-36"
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {isThere ? (
            <>
              <Button type="submit" variant="primary" icon="list-plus" name={mergeField} value="ADD">
                {words.addMore}
              </Button>
              <Button type="submit" name={mergeField} value="REPLACE">
                {words.replace}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="primary" icon="list-plus">
              {words.add}
            </Button>
          )}
          <LinkButton href={basketPath} data-full-load="" variant="quiet">
            {words.leave}
          </LinkButton>
        </div>
      </ServerForm>
    </Card>
  );
}

interface NameProps {
  title: string;
  about: string | undefined;
  /** The line of the basket that has it already. */
  line: Shown | undefined;
  units: readonly SelectOption[];
}

const Name = ({ title, about, line, units }: NameProps) => (
  <div className="min-w-0 flex-1 basis-56">
    <span className="font-medium">
      <TechnicalText>{title}</TechnicalText>
    </span>
    {about && <bdi className="block text-[0.8125rem] text-muted">{about}</bdi>}
    {line && (
      <span className="block text-[0.8125rem]">
        {words.inBasket(
          formatDecimal(line.quantity),
          line.saleUnitText ?? units.find(({ value }) => value === line.unitId)?.label ?? '',
        )}
      </span>
    )}
  </div>
);
