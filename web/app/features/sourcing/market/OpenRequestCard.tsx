import { Badge } from '../../../design/Badge.tsx';
import { Code } from '../../../design/Code.tsx';
import { FactList } from '../../../design/FactList.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { type EnumModel, labelOf } from '../../../platform/text/labelOf.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { Deadline } from '../../tradeSteps/components/Moment.tsx';
import { infoHref } from '../order/paths.ts';
import { JoinForm } from './JoinForm.tsx';
import { marketMessages as words } from './messages.ts';
import type { OpenRequests_RequestFragment as Request } from './OpenRequests.generated.ts';

/** So many lines are read at a glance. */
const SHOWN = 5;

interface OpenRequestCardProps {
  request: Request;
  names: ReadonlyMap<string, string>;
  paymentTerms: EnumModel;
}

/** An open request: what is needed, where and by when, until when one may answer, and the way to do so. An `<li>`. */
export function OpenRequestCard({ request, names, paymentTerms }: OpenRequestCardProps) {
  const { id, number, buyerName, cityName, neededBy, paymentTerm, quoteDeadlineAt, isInvited, lines } = request;
  const more = lines.totalCount - SHOWN;
  return (
    <li className="card card-surface card-pad-normal flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-[1.125rem] leading-8">
          <Code>{number}</Code>
        </h2>
        {isInvited && <Badge kind="primary">{words.invited}</Badge>}
      </div>
      <ul className="flex flex-col gap-0.5">
        {lines.nodes.slice(0, SHOWN).map((line) => (
          <li key={line.id} className="[overflow-wrap:anywhere]">
            <TechnicalText>{words.amount(line.title, formatDecimal(line.quantity), line.unitText)}</TechnicalText>
          </li>
        ))}
        {more > 0 && <li className="text-muted">{words.moreLines(formatInteger(more))}</li>}
      </ul>
      <FactList
        layout="inline"
        facts={[
          { label: words.facts.buyer, value: <bdi>{buyerName}</bdi> },
          ...(cityName ? [{ label: words.facts.city, value: cityName }] : []),
          ...(neededBy ? [{ label: words.facts.neededBy, value: formatDate(neededBy) }] : []),
          { label: words.facts.deadline, value: <Deadline at={quoteDeadlineAt} /> },
          ...(paymentTerm ? [{ label: words.facts.paymentTerm, value: labelOf(paymentTerms, paymentTerm) }] : []),
        ]}
      />
      {isInvited ? (
        <div>
          <LinkButton href={infoHref(id)} aria-label={words.seeOf(number)}>
            {words.see}
          </LinkButton>
        </div>
      ) : (
        <JoinForm request={request} names={names} />
      )}
    </li>
  );
}
