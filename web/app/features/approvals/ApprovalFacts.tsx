import { FactList } from '../../design/FactList.tsx';
import { StateBadge } from '../../design/StateBadge.tsx';
import { formatMoney } from '../../platform/numbers/money.ts';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../platform/text/TechnicalText.tsx';
import { toPersianDigits } from '../../platform/text/digits.ts';
import { sumText } from '../tradeSteps/components/linePrice.ts';
import { Moment } from '../tradeSteps/components/Moment.tsx';
import type { Room_LabelsFragment as Labels } from '../trade/room/Room.generated.ts';
import type { Approval } from './approvals.ts';
import { approvalMessages as words } from './messages.ts';

interface ApprovalFactsProps {
  approval: Approval;
  /** Of the request. */
  unpricedLineCount: number;
  labels: Labels;
}

/** What was asked, by whom, who can answer, and what was said. */
export function ApprovalFacts({ approval, unpricedLineCount, labels }: ApprovalFactsProps) {
  const { status, isAboveLimit, needed, askerName, askedNames, answers, askedAt } = approval;
  const isOpen = status === 'PENDING';
  const given = answers.filter(({ isApproved }) => isApproved).length;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge states={labels.approvalStatuses?.values} value={status} />
        {needed > 1 && <span className="text-muted">{words.two(formatInteger(given), formatInteger(needed))}</span>}
      </p>
      <FactList
        facts={[
          { label: words.amount, value: <span className="font-[800]">{amountText(approval, unpricedLineCount)}</span> },
          { label: words.seller, value: <bdi>{sellersText(approval)}</bdi> },
          { label: words.lines, value: <LinesOf approval={approval} /> },
          { label: words.asker, value: <bdi>{toPersianDigits(askerName ?? words.someone)}</bdi> },
          { label: words.askedAt, value: <Moment at={askedAt} /> },
          ...(isOpen
            ? [
                {
                  label: words.waitsFor,
                  value: <bdi>{toPersianDigits(askedNames.join(words.separator)) || words.nobody}</bdi>,
                },
              ]
            : []),
        ]}
      />
      {isAboveLimit && isOpen && <p className="text-muted">{words.aboveLimit}</p>}
      {answers.length > 0 && (
        <ul className="flex flex-col gap-1">
          {answers.map(({ name, isApproved, reason, at }) => (
            <li key={at}>
              <bdi className="font-medium">{toPersianDigits(name ?? words.someone)}</bdi>{' '}
              {isApproved ? words.agreed : words.refused}
              <span className="text-[0.8125rem] text-muted">
                {' '}
                <Moment at={at} />
              </span>
              {reason && <bdi className="block whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">{reason}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is agreed to: of a request that asks for prices what is known of it. */
export const amountText = ({ kind, amountRial }: Approval, unpricedLineCount: number) =>
  sumText(amountRial, kind === 'PUBLISH' ? Math.max(unpricedLineCount, amountRial === '0' ? 1 : 0) : 0, formatMoney);

export const sellersText = ({ sellerNames }: Approval) => toPersianDigits(sellerNames.join(words.separator));

/** How many of the rows are agreed to. */
export const coveredText = ({ lineTitles, requestLinesCount }: Approval) =>
  words.covered(formatInteger(lineTitles.length), formatInteger(requestLinesCount));

/** The goods that are agreed to, folded where they are many. */
function LinesOf({ approval }: { approval: Approval }) {
  const { lineTitles, requestLinesCount } = approval;
  const isPart = lineTitles.length < requestLinesCount;
  return (
    <details open={lineTitles.length <= MOST_OPEN}>
      <summary className={isPart ? 'cursor-pointer text-warning' : 'cursor-pointer'}>{coveredText(approval)}</summary>
      <ul className="list-disc ps-5">
        {lineTitles.map((title, index) => (
          <li key={`${index} ${title}`} className="[overflow-wrap:anywhere]">
            <TechnicalText>{title}</TechnicalText>
          </li>
        ))}
      </ul>
    </details>
  );
}
const MOST_OPEN = 5;
