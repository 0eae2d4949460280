import { Checkbox } from '../../../../design/Checkbox.tsx';
import { notify } from '../../../../platform/notify/notify.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { type Chosen, choose, unchoose, useChosen } from './chosen.ts';
import { mostCompared } from '../comparePath.ts';
import { compareFormId } from './compareFormId.ts';
import { chooseMessages as words } from './messages.ts';

/** Chooses a product for comparison. Without script its tick is sent by the tray's form. */
export function CompareCheckbox({ id, title }: Chosen) {
  const isChosen = useChosen().some((each) => each.id === id);
  const toggle = (wanted: boolean) => {
    if (!wanted) return unchoose(id);
    if (!choose({ id, title })) notify('warning', words.full(formatInteger(mostCompared)));
  };
  return (
    <Checkbox
      form={compareFormId}
      name="ids"
      value={id}
      checked={isChosen}
      onChange={(event) => toggle(event.currentTarget.checked)}
      label={words.choose}
      aria-label={words.chooseThis(title)}
    />
  );
}
