import { Checkbox } from '../../../../../design/Checkbox.tsx';
import { Select } from '../../../../../design/Select.tsx';
import { TextField } from '../../../../../design/TextField.tsx';
import type { Problems } from '../../../../../platform/forms/plain/refusedPart.ts';
import { formatInteger } from '../../../../../platform/numbers/numbers.ts';
import { pasteMessages as words } from '../messages.ts';
import { type Choice, firstChoice, isTakeable, type Parsed, type ParsedLine } from '../pasted.ts';
import { PastedTable } from '../PastedTable.tsx';
import { amountField, hasOfOrder, MergeSelect, optionsOf } from '../PastePanel.tsx';
import { mergeField, pastedField } from './names.ts';

interface PastedFieldsProps {
  parsed: Parsed;
  /** What was chosen before, by the number of the row. */
  choices: Record<number, Choice>;
  problems: Problems;
  /** Whether they go into an order to one seller. */
  isOrder?: boolean;
  isInOrder(offerId: string): boolean;
}

/** Fields with which lines of a pasted table are chosen, for forms that browsers send by themselves. */
export function PastedFields({ parsed, choices, problems, isOrder = false, isInOrder }: PastedFieldsProps) {
  const choiceOf = (line: ParsedLine) => choices[line.row] ?? firstChoice(line, isOrder);
  return (
    <>
      <PastedTable
        parsed={parsed}
        isInOrder={isInOrder}
        offerIdOf={(line) => choiceOf(line).offerId}
        take={(line) => (
          <Checkbox
            name="take"
            value={line.row}
            label={formatInteger(line.number)}
            aria-label={words.takeRow(formatInteger(line.number))}
            defaultChecked={choiceOf(line).isTaken}
            disabled={!isTakeable(line)}
          />
        )}
        choose={(line) =>
          optionsOf(line).length > 1 && (
            <Select
              name={pastedField('offer', line.row)}
              label={words.offerOf(formatInteger(line.number))}
              hideLabel
              defaultValue={choiceOf(line).offerId}
              options={optionsOf(line)}
            />
          )
        }
        amount={(line) =>
          isTakeable(line) && (
            <>
              <input type="hidden" name={pastedField('shown', line.row)} value={choiceOf(line).offerId} />
              <TextField
                {...amountField(line, choiceOf(line).offerId)}
                name={pastedField('quantity', line.row)}
                error={problems[pastedField('quantity', line.row)]}
                defaultValue={choiceOf(line).quantity}
              />
            </>
          )
        }
      />
      {hasOfOrder(parsed, isInOrder) && <MergeSelect name={mergeField} />}
    </>
  );
}
