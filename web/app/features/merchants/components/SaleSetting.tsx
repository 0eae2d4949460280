import { FactList, type Fact } from '../../../design/FactList.tsx';
import { Table, type TableColumn } from '../../../design/Table.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatRelativeMoment } from '../../../platform/numbers/dates.ts';
import { formatMoney, type Money, moneyOf } from '../../../platform/numbers/money.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';

import { merchantMessages } from '../messages.ts';
import type { SaleSetting_LabelsFragment, SaleSetting_SettingFragment } from './SaleSetting.generated.ts';
import { type EnumModel, labelOf } from '../../../platform/text/labelOf.ts';

const words = merchantMessages.profile;
type Setting = SaleSetting_SettingFragment;
type DeliveryMethod = Setting['deliveryMethods'][number];

interface SaleSettingProps {
  setting: Masked<Setting>;
  /** The answer of the query that spreads `SaleSetting_labels`. */
  labels: Masked<SaleSetting_LabelsFragment>;
  /** When the page was made. */
  now: Date;
}

/** How a merchant sells: until when it answers, how it is paid, what a delivery costs. */
export function SaleSetting({ setting, labels, now }: SaleSettingProps) {
  const given = readFragment<Setting>(setting);
  const { paymentTerms, deliveryKinds } = readFragment<SaleSetting_LabelsFragment>(labels);
  return (
    <div className="flex flex-col gap-6">
      <FactList facts={factsOf(given, paymentTerms, now)} />
      <Table
        caption={words.delivery}
        columns={columnsOf(deliveryKinds, moneyOf(given.deliveryMethods))}
        rows={given.deliveryMethods}
        rowKey={({ kind }) => kind}
      />
    </div>
  );
}

function factsOf(given: Setting, paymentTerms: EnumModel, now: Date): Fact[] {
  const { answersBy, responseSlaHours, acceptsDirectOrder, minOrderAmountRial, isNationwide, saleCityIds } = given;
  const answer = (
    <>
      {words.answersIn(formatInteger(responseSlaHours))}
      {answersBy && (
        <span className="block text-[0.8125rem] font-normal text-muted">
          {words.answersBy(formatRelativeMoment(answersBy, now))}
        </span>
      )}
    </>
  );
  return [
    { label: words.answer, value: answer },
    { label: words.workingHours, value: given.workingHoursText },
    { label: words.order, value: acceptsDirectOrder ? words.direct : words.quoteFirst },
    ...(minOrderAmountRial === null ? [] : [{ label: words.leastOrder, value: formatMoney(minOrderAmountRial) }]),
    {
      label: words.payment,
      value: given.paymentTerms.map((term) => labelOf(paymentTerms, term)).join(merchantMessages.separator),
    },
    { label: words.area, value: isNationwide ? words.nationwide : words.cities(formatInteger(saleCityIds.length)) },
  ];
}

function columnsOf(kinds: EnumModel, money: Money): TableColumn<DeliveryMethod>[] {
  const { deliveryColumns: headers } = words;
  return [
    { key: 'kind', header: headers.kind, cell: ({ kind }) => labelOf(kinds, kind) },
    { key: 'sameCity', header: headers.sameCity, cell: ({ sameCityRial }) => costOf(sameCityRial, money) },
    { key: 'sameState', header: headers.sameState, cell: ({ sameStateRial }) => costOf(sameStateRial, money) },
    { key: 'otherState', header: headers.otherState, cell: ({ otherStateRial }) => costOf(otherStateRial, money) },
    {
      key: 'freeFrom',
      header: headers.freeFrom,
      cell: ({ freeFromRial }) => (freeFromRial === null ? words.notServed : money(freeFromRial)),
    },
    {
      key: 'days',
      header: headers.days,
      cell: ({ days }) => (days === 0 ? words.atOnce : words.days(formatInteger(days))),
    },
  ];
}

/** What one delivery costs; where it has no cost, it is not done. */
const costOf = (rial: DeliveryMethod['sameCityRial'], money: Money): string =>
  rial === null ? words.notServed : rial === '0' ? words.free : money(rial);
