import { useActionData } from 'react-router-dom';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { PlainForm } from '../../../platform/forms/plain/PlainForm.tsx';
import { hasOnePrice, plainRowName, type RefusedRow, typedRow } from './goodsChanges.ts';
import type { GoodsTable_EntryFragment as Entry, GoodsTable_LabelsFragment as Labels } from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';
import { RowFields } from './RowFields.tsx';

/** The same fields for who has no script: each row is saved by itself. */
export function PlainRow({ entry, labels }: { entry: Entry; labels: Labels }) {
  const answer = useActionData() as RefusedRow | undefined;
  const { id, version, title } = entry;
  const refused = answer?.id === id ? answer : undefined;
  const { price, stockState, leadTimeDays } = refused?.typed ?? typedRow(entry);
  const { problems = {}, failure, jump } = refused ?? {};
  const hidden = { id, version, ...(hasOnePrice(entry) && { hasPrice: 1 }) };
  return (
    <PlainForm name={plainRowName} label={words.saveOf(title)} hidden={hidden}>
      <RowFields
        entry={entry}
        labels={labels}
        price={{ name: 'price', defaultValue: price, error: problems.price }}
        stockState={{ name: 'stockState', defaultValue: stockState }}
        leadTimeDays={{ name: 'leadTimeDays', defaultValue: leadTimeDays, error: problems.leadTimeDays }}
      />
      {failure && <Alert kind="error">{failure}</Alert>}
      {jump && (
        <Alert kind="warning">
          <p>{words.jumpText}</p>
          <p>{jump}</p>
          <Checkbox name="confirmsJump" value="1" label={words.confirmOne} />
        </Alert>
      )}
      <div>
        <Button type="submit" aria-label={words.saveOf(title)}>
          {words.saveOne}
        </Button>
      </div>
    </PlainForm>
  );
}
