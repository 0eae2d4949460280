import type { ReactNode } from 'react';
import { Badge } from '../../design/Badge.tsx';
import { ListingFrame } from '../../design/ListingFrame.tsx';
import { TechnicalText } from '../../platform/text/TechnicalText.tsx';
import { type Pointing, describeThing } from './describeThing.tsx';
import { thingMessages as words } from './messages.ts';

interface ThingRowProps {
  row: Pointing;
  /** Of the row, in the enum's word. */
  type: string;
  /** What the list has to say of it: when it was saved, when it was seen. */
  note: ReactNode;
  /** Lines of what else is known of it, under the note. */
  more?: ReactNode;
  /** Buttons; they are given what the thing is called. */
  actions(name: string): ReactNode;
}

/** A thing of the market in a list of one's own; also one that nobody is shown any more, without a link. An `<li>`. */
export function ThingRow({ row, type, note, more, actions }: ThingRowProps) {
  const thing = describeThing(row);
  const kind = words.kind[type] ?? type;
  if (!thing)
    return (
      <li className="flex flex-wrap items-center gap-3 border-b border-border p-3 text-muted last:border-b-0">
        <Badge>{kind}</Badge>
        <span className="grow">{words.gone}</span>
        <span>{note}</span>
        {actions(kind)}
      </li>
    );
  const { name, code, ...shown } = thing;
  return (
    <ListingFrame
      {...shown}
      title={<TechnicalText>{name}</TechnicalText>}
      code={
        <>
          <span className="flex flex-wrap items-center gap-x-2">
            <Badge>{kind}</Badge>
            {code}
            <span>{note}</span>
          </span>
          {more}
        </>
      }
      actions={actions(name)}
    />
  );
}
