import { Code } from '../../../design/Code.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../platform/text/TechnicalText.tsx';
import { reportMessages } from './messages.ts';

const words = reportMessages.lines;

interface GoodsProps {
  /** From 0. */
  place: number;
  title: string;
  by?: string;
  sku?: string;
  notes?: readonly (string | null | undefined | false)[];
}

/** What a line of a paper is, with its number. */
export const Goods = ({ place, title, by, sku, notes = [] }: GoodsProps) => (
  <span className="flex min-w-48 flex-col print:min-w-0 whitespace-normal [overflow-wrap:anywhere]">
    <span className="font-medium">
      {words.place(formatInteger(place + 1))} <TechnicalText>{title}</TechnicalText>
    </span>
    {(by ?? sku) && (
      <span className="flex flex-wrap gap-x-3 text-[0.8125rem] font-normal text-muted">
        {by && <bdi>{by}</bdi>}
        {sku && <Code>{sku}</Code>}
      </span>
    )}
    {notes.map(
      (note) =>
        note && (
          <bdi key={note} className="text-[0.8125rem] font-normal whitespace-pre-wrap">
            {note}
          </bdi>
        ),
    )}
  </span>
);
