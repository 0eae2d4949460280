import { useEffect, useRef } from 'react';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { askAnew } from '../../../platform/graph/ask.ts';
import { type Conversion, conversionOf, convertedIn } from './conversion.ts';
import { ConvertQuantityDocument } from './ConvertQuantity.generated.ts';
import { amountMessages as words } from './messages.ts';

type Typed = Record<string, string>;
/** A quantity that is told in what other fields say. */
export interface MovedQuantity {
  /** The fields of the quantity and of the price of one unit. */
  quantity: string;
  price?: string;
  /** The fields that say unit and goods. */
  saidBy: readonly string[];
  /** What the api is asked; undefined where unit and goods are said for the first time. */
  conversion(before: Typed, after: Typed): Conversion | undefined;
}
type Waiting = { typed: string; before: Typed; turn: number };

/**
 * Keeps the amount of lines whose unit, offer or pack is changed: the api converts the figure, or it is asked for again. A price of
 * another unit is asked for again, too.
 */
export function useMovedQuantities({ form }: FormState<Typed>, movedBy: (name: string) => MovedQuantity | undefined) {
  const said = useRef<Typed>({});
  const waiting = useRef(new Map<string, Waiting>());
  const find = useRef(movedBy);
  find.current = movedBy;
  useEffect(() => {
    said.current = { ...form.getValues() };
    const put = (name: string, value: string) => form.setValue(name, value, { shouldDirty: true });
    async function move(moved: MovedQuantity, before: Typed, after: Typed) {
      // What is still on its way moves from where it was.
      const last = waiting.current.get(moved.quantity);
      const from = last ?? { typed: form.getValues(moved.quantity) ?? '', before, turn: 0 };
      const conversion = moved.conversion(from.before, after);
      const asked = conversion && conversionOf(from.typed, conversion);
      if (!asked) return;
      const turn = from.turn + 1;
      waiting.current.set(moved.quantity, { ...from, turn });
      put(moved.quantity, '');
      const converted = await askAnew(ConvertQuantityDocument, asked).then(convertedIn, () => '');
      if (waiting.current.get(moved.quantity)?.turn !== turn) return;
      waiting.current.delete(moved.quantity);
      if (moved.price && converted !== from.typed && form.getValues(moved.price)) {
        put(moved.price, '');
        form.setError(moved.price, { type: 'REQUIRED', message: words.otherPrice });
      }
      // Somebody has typed meanwhile.
      if (form.getValues(moved.quantity)) return;
      put(moved.quantity, converted);
      if (!converted) form.setError(moved.quantity, { type: 'REQUIRED', message: words.otherUnit });
    }
    const watching = form.watch((values, { name }) => {
      const before = said.current;
      said.current = { ...(values as Typed) };
      const moved = name === undefined ? undefined : find.current(name);
      const isOther = moved?.saidBy.some((each) => (before[each] ?? '') !== (said.current[each] ?? ''));
      if (moved && isOther) void move(moved, before, said.current);
    });
    return () => watching.unsubscribe();
  }, [form]);
}
