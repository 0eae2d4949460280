import { type Control, useWatch } from 'react-hook-form';
import { Badge } from '../../../design/Badge.tsx';
import { readJalaliDay } from '../../../platform/forms/jalali.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { readDecimal } from '../../../platform/text/digits.ts';
import { offerMessages } from './form/messages.ts';
import { type Line, lineField, milestoneField, type TypedOffer } from './offerDraft.ts';
import type { Quotes_RequestFragment as Request } from './Quotes.generated.ts';

const words = offerMessages.late;

interface LateLeadProps {
  request: Pick<Request, 'neededBy' | 'workingDaysLeft'>;
  line: Pick<Line, 'leadTimeDays'>;
  /** What is typed of its lead time; what stands in the list counts where nothing is. */
  typed: string | undefined;
}

/** That a line is ready after the buyer's day; nothing where it is in time. */
export function LateLead({ request: { neededBy, workingDaysLeft }, line, typed = '' }: LateLeadProps) {
  const days = typed.trim() === '' ? line.leadTimeDays : Number(readDecimal(typed.trim()));
  if (!neededBy || workingDaysLeft === null || days === null || !(days > workingDaysLeft)) return null;
  return <Late text={words.lead(formatInteger(days - workingDaysLeft), formatDate(neededBy))} />;
}

interface LateDueProps {
  request: Pick<Request, 'neededBy'>;
  /** The day until which a part is to be done, as it is typed. */
  typed: string | undefined;
}

/** That a part of a service is to be done after the buyer's day. */
export function LateDue({ request: { neededBy }, typed = '' }: LateDueProps) {
  const day = readJalaliDay(typed.trim());
  return neededBy && day && day > neededBy ? <Late text={words.due(formatDate(neededBy))} /> : null;
}

const Late = ({ text }: { text: string }) => (
  <span role="status">
    <Badge kind="warning">{text}</Badge>
  </span>
);

interface LiveProps {
  control: Control<TypedOffer>;
  request: Request;
}

/** The same while it is typed. */
export const LiveLateLead = ({ control, request, line }: LiveProps & { line: Line }) => (
  <LateLead request={request} line={line} typed={useWatch({ control, name: lineField('lead', line.id) })} />
);
export const LiveLateDue = ({ control, request, place }: LiveProps & { place: number }) => (
  <LateDue request={request} typed={useWatch({ control, name: milestoneField('milestoneDue', place) })} />
);
