import type { ReactNode } from 'react';
import { Select } from '../../../design/Select.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { moneyInput, numberInput } from '../../tradeSteps/components/amountInput.ts';
import { More } from '../../tradeSteps/components/More.tsx';
import type { FieldOf } from '../edit/fieldOf.ts';
import { offerMessages } from './form/messages.ts';
import { quoteMessages as words } from './messages.ts';
import { type Line, lineField, longestLineNote, type Part } from './offerDraft.ts';

const folded: readonly Part[] = ['quantity', 'unit', 'lead', 'discount', 'offered', 'alternative', 'note'];

interface LineDetailsProps {
  line: Line;
  to: string;
  field: FieldOf;
  units: Line['units'];
  maySkip: boolean;
  alternative: ReactNode;
}

/** What is offered for one line beside its price: as it was asked for, unless somebody says otherwise. */
export function LineDetails({ line, to, field, units, maySkip, alternative }: LineDetailsProps) {
  const of = (part: Part) => ({ ...field(lineField(part, line.id)), label: offerMessages.line[part] });
  const isNamed = Boolean(of('alternativeId').defaultValue);
  const isWrong = folded.some((part) => of(part).error !== undefined);
  return (
    <li>
      <More label={offerMessages.moreOf(line.title)} isOpen={isNamed || isWrong}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField {...of('quantity')} {...numberInput} />
          <Select {...of('unit')} options={units.map(({ unitId, text }) => ({ value: unitId, label: text }))} />
          <TextField {...of('lead')} {...numberInput} />
          <TextField {...of('discount')} {...moneyInput} />
          {maySkip && (
            <Select
              {...of('offered')}
              options={[
                { value: 'yes', label: words.offered.true! },
                { value: 'no', label: words.offered.false! },
              ]}
            />
          )}
        </div>
        {alternative}
        <TextArea {...of('note')} to={to} rows={2} maxLength={longestLineNote} dir="auto" />
      </More>
    </li>
  );
}
