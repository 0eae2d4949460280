import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';
import { formatMoney } from '../../../platform/numbers/money.ts';
import { formatDecimal } from '../../../platform/numbers/decimals.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';

import { Moment } from '../../tradeSteps/components/Moment.tsx';
import { tradeMessages } from '../../tradeSteps/messages.ts';
import type { EventItem_EventFragment as Event } from './EventItem.generated.ts';
import type { Room_LabelsFragment as Labels } from './Room.generated.ts';
import { labelOf } from '../../../platform/text/labelOf.ts';

const words = tradeMessages.timeline;

/** Something that happened: what, who, when, and what was said with it. An `<li>`. */
export function EventItem({ event: given, labels }: { event: Masked<Event>; labels: Labels }) {
  const { type, at, actorName, text, reasonCode, totalRial, fields, lines, daysLate, documentType, milestone } =
    readFragment<Event>(given);
  return (
    <li className="relative border-s-2 border-border ps-4 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute -start-[5px] top-2 size-2 rounded-full bg-border-strong outline-4 outline-bg"
      />
      <p className="font-medium">{labelOf(labels.tradeEventTypes, type)}</p>
      <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
        <bdi>{actorName ?? words.clock}</bdi>
        <Moment at={at} />
      </p>
      {reasonCode && (
        <p className="text-[0.875rem]">{tradeMessages.room.because(labelOf(labels.tradeReasons, reasonCode))}</p>
      )}
      {milestone && (
        <p className="text-[0.875rem] [overflow-wrap:anywhere]">
          <bdi>{milestone}</bdi>
        </p>
      )}
      {documentType && <p className="text-[0.875rem]">{labelOf(labels.tradeDocumentNames, documentType)}</p>}
      {daysLate !== null && <p className="text-[0.875rem]">{words.daysLate(formatInteger(daysLate))}</p>}
      {lines.length > 0 && (
        <ul className="flex flex-col text-[0.875rem]">
          {lines.map(({ lineId, title, quantity, unitText, reason }) => (
            <li key={lineId} className="[overflow-wrap:anywhere]">
              <bdi dir="rtl">{title}</bdi> × {measured(quantity, unitText)}
              {reason && <span className="text-muted"> ({tradeMessages.room.because(reason)})</span>}
            </li>
          ))}
        </ul>
      )}
      {text && (
        <p
          dir="auto"
          className="mt-1 max-w-[68ch] rounded-card bg-sunken px-3 py-2 text-[0.875rem] whitespace-pre-wrap [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      )}
      {totalRial && totalRial !== '0' && <p className="text-[0.875rem]">{words.total(formatMoney(totalRial))}</p>}
      {fields.length > 0 && (
        <dl aria-label={words.changes} className="mt-1 flex flex-col gap-1 text-[0.8125rem]">
          {fields.map((field) => (
            <div key={field.path} className="[overflow-wrap:anywhere]">
              <dt className="text-muted">{nameOf(field.path)}</dt>
              <dd>{changeText(field, labels)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

type Changed = Event['fields'][number];

/** Events from before units were kept have none. */
const measured = (quantity: string, unitText: string | null) =>
  unitText === null ? formatDecimal(quantity) : tradeMessages.lines.measured(formatDecimal(quantity), unitText);

/** `lines.` and a title is the quantity of that line. */
function nameOf(path: string): string {
  const [kind, ...rest] = path.split('.');
  const title = rest.join('.');
  if (kind === 'lines') return words.quantityOf(title);
  if (kind === 'alternatives') return words.alternativesOf(title);
  return kind === 'notes' ? words.noteOf(title) : (words.field[path] ?? path);
}

function changeText({ path, before, after, beforeUnitText, afterUnitText }: Changed, labels: Labels): string {
  const read = (value: string | null, unitText: string | null) =>
    value === null || value === '' ? undefined : shown(path, value, { labels, unitText });
  const was = read(before, beforeUnitText);
  const is = read(after, afterUnitText);
  if (was === undefined) return words.added(is ?? '');
  return is === undefined ? words.removed(was) : words.changed(was, is);
}

/** A stored value as a person reads it. */
function shown(path: string, value: string, { labels, unitText }: { labels: Labels; unitText: string | null }): string {
  if (path.startsWith('lines.')) return measured(value, unitText);
  if (path.startsWith('alternatives.')) return words.alternatives[value === 'true' ? 'yes' : 'no'];
  if (path === 'neededBy' || path === 'quoteDeadlineAt') return formatDate(value);
  if (path === 'visibility') return words.visibilities[value] ?? value;
  if (path === 'showsTarget') return words.yesNo[value] ?? value;
  return path === 'paymentTerm' ? labelOf(labels.paymentTerms, value) : value;
}
