import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Code } from '../../../design/Code.tsx';
import { Drawing, type DrawingName } from '../../../design/Drawing.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { Thumbnail } from '../../../design/Thumbnail.tsx';
import { VisuallyHidden } from '../../../design/VisuallyHidden.tsx';
import { field } from '../../../platform/basket/addForm.ts';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../platform/forms/plain/ServerForm.tsx';
import type { Rial } from '../../../platform/graph/scalars.ts';
import { type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { numberInField } from '../../../platform/text/digits.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { ShownAs } from '../amounts/plain/ShownAs.tsx';
import type { RefusedBasket } from './actions.ts';
import { sellersOf, type Shown } from './basket.ts';
import { basketMessages as words } from './messages.ts';
import { actField, acts, forms, soldField } from './names.ts';

interface BasketLinesProps {
  lines: readonly Shown[];
  version: number;
  /** What all costs before tax, as far as that is known; none of a visitor's basket. */
  total: { netRial: Rial; isNetKnown: boolean } | undefined;
  units: readonly SelectOption[];
  serverForms: ServerForms;
}

/** All that is in the basket: how much of each, and what is done with those that are ticked. */
export function BasketLines({ lines, version, total, units, serverForms }: BasketLinesProps) {
  const refused = useRefused<RefusedBasket>(forms.lines, '');
  const { typed, problems = {}, failure } = refused ?? {};
  const taken = typed?.take?.split(' ');
  const sellers = sellersOf(lines);
  const money = moneyOf(lines, total);
  return (
    <ServerForm
      forms={serverForms}
      name={forms.lines}
      label={words.lines}
      hidden={{ version }}
      className="flex flex-col gap-4"
    >
      {/* What the Enter key presses: the first button of a form. */}
      <VisuallyHidden>
        <button type="submit" name={actField} value={acts.save} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      {failure && <Alert kind="error">{failure}</Alert>}
      <ul aria-label={words.lines} className="card card-surface divide-y divide-border">
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            money={money}
            isAnyPriced={lines.some(({ netRial }) => netRial)}
            units={units}
            isTaken={taken ? taken.includes(line.key) : !line.isGone}
            typed={typed}
            problems={problems}
          />
        ))}
      </ul>
      {total && total.netRial !== '0' && (
        <p className="ms-auto flex flex-wrap items-baseline justify-end gap-x-3">
          <span className="text-muted">{words.total}</span>
          <strong>{total.isNetKnown ? money(total.netRial) : words.totalFrom(money(total.netRial))}</strong>
          {!total.isNetKnown && <span className="text-[0.8125rem] text-muted">{words.totalFromHint}</span>}
        </p>
      )}
      {sellers.map(({ id, keys }) =>
        keys.map((key) => <input key={key} type="hidden" name={`of-${id}`} value={key} />),
      )}
      <Card as="section" aria-label={words.acts} className="flex flex-col gap-3">
        <h2 className="text-[1rem] leading-7">{words.acts}</h2>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" name={actField} value={acts.ask}>
            {words.ask}
          </Button>
          {sellers.map(({ id, name, keys }) => (
            <Button key={id} type="submit" name={actField} value={`${acts.order} ${id}`}>
              {words.order(name)}{' '}
              <span className="font-normal text-muted">({words.count(formatInteger(keys.length))})</span>
            </Button>
          ))}
          <Button type="submit" variant="quiet" name={actField} value={acts.save}>
            {words.save}
          </Button>
        </div>
        <p className="text-[0.875rem] text-muted">{words.askHint}</p>
      </Card>
    </ServerForm>
  );
}

interface LineProps {
  money: Money;
  line: Shown;
  isAnyPriced: boolean;
  units: readonly SelectOption[];
  isTaken: boolean;
  typed: Record<string, string> | undefined;
  problems: Partial<Record<string, string>>;
}

function Line({ line, money, isAnyPriced, units, isTaken, typed, problems }: LineProps) {
  const { key, title, href, about, quantity, saleUnitText, unitId, isGone, goods } = line;
  const quantityName = field('quantity', key);
  const unitName = field('unitId', key);
  const values = {
    [quantityName]: typed?.[quantityName] ?? numberInField(quantity),
    [unitName]: typed?.[unitName] ?? unitId,
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
      <Checkbox
        name="take"
        value={key}
        label=""
        aria-label={words.take(title)}
        defaultChecked={isTaken}
        disabled={isGone}
      />
      {goods && (
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control border border-border text-muted">
          {goods.image ? <Thumbnail url={goods.image.url} /> : <Drawing name={goods.icon as DrawingName} size={32} />}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-56">
        {href ? (
          <a href={href} className="link inline-block font-medium pointer-coarse:py-2">
            <TechnicalText>{title}</TechnicalText>
          </a>
        ) : (
          <span className={isGone ? 'text-muted' : 'font-medium'}>
            <TechnicalText>{title}</TechnicalText>
          </span>
        )}
        {about && <bdi className="block text-[0.8125rem] text-muted">{about}</bdi>}
        {goods && <Facts line={line} goods={goods} money={money} />}
      </div>
      {!isGone && (
        <div className="flex flex-wrap items-start gap-2">
          <ShownAs names={[quantityName, unitName]} values={values} />
          {saleUnitText && <input type="hidden" name={soldField(key)} value={saleUnitText} />}
          <TextField
            name={quantityName}
            label={saleUnitText ? words.quantityIn(saleUnitText) : words.quantity}
            aria-label={words.quantityOf(title)}
            defaultValue={values[quantityName]}
            error={problems[quantityName]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            className="w-28 sm:w-32"
          />
          {!saleUnitText && (
            <Select
              name={unitName}
              label={words.unit}
              aria-label={words.unitOf(title)}
              defaultValue={values[unitName]}
              options={[{ value: '', label: words.choose }, ...units]}
              className="w-28 sm:w-36"
            />
          )}
        </div>
      )}
      {line.netRial ? (
        <span className="mt-8 min-w-28 text-end">{money(line.netRial)}</span>
      ) : (
        // The fields of all lines stand below each other.
        isAnyPriced && <span className="min-w-28 max-sm:hidden" />
      )}
      <Button
        type="submit"
        variant="quiet"
        size="small"
        icon="trash"
        name={actField}
        value={`${acts.remove} ${key}`}
        aria-label={words.removeOf(title)}
        className="mt-7"
      >
        {words.remove}
      </Button>
    </li>
  );
}

/** By which code an offer is known, what one of it costs, and how soon it leaves. */
interface FactsProps {
  line: Shown;
  goods: NonNullable<Shown['goods']>;
  money: Money;
}

const Facts = ({ line, goods, money }: FactsProps) => (
  <span className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
    <span>
      {words.code} <Code>{goods.mpn ?? goods.sku}</Code>
    </span>
    {goods.mpn && goods.sku && goods.sku !== goods.mpn && (
      <span>
        {words.sku} <Code>{goods.sku}</Code>
      </span>
    )}
    <span>{line.unitPriceRial ? words.each(money(line.unitPriceRial)) : words.onRequest}</span>
    <span>{words.leadTime(goods.leadTimeDays, formatInteger(goods.leadTimeDays))}</span>
  </span>
);
