import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { isChanged, itemOf, jumpsIn, problemsOf, type TypedRow, typedRow } from './goodsChanges.ts';
import { GoodsRow, goodsColumns } from './GoodsRow.tsx';
import {
  type GoodsTable_EntryFragment as Entry,
  type GoodsTable_LabelsFragment as Labels,
  UpdatePricesAndStockDocument,
} from './GoodsTable.generated.ts';
import { goodsMessages as words } from './messages.ts';
import { rowFields } from './RowFields.tsx';

interface GoodsTableProps {
  entries: readonly (Masked<Entry> & { id: string })[];
  labels: Masked<Labels>;
}

/** Own entries, with price and stock to be changed in their rows and saved together. */
export function GoodsTable({ entries, labels: given }: GoodsTableProps) {
  const rows = readFragment<Entry>(entries);
  const labels = readFragment<Labels>(given);
  const [typed, setTyped] = useState<Readonly<Record<string, TypedRow>>>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const [jumps, setJumps] = useState<readonly string[]>();
  const [isTried, setTried] = useState(false);
  const typedOf = (row: Entry) => typed[row.id] ?? typedRow(row);
  const changed = rows.filter((row) => isChanged(row, typedOf(row)));
  const broken = changed.filter((row) => Object.keys(problemsOf(typedOf(row))).length > 0);

  async function save(confirmsJump: boolean) {
    setTried(true);
    setFailure(undefined);
    if (broken.length > 0) return;
    setPending(true);
    const items = changed.map((row) => ({ ...itemOf(row, typedOf(row)), ...(confirmsJump && { confirmsJump }) }));
    try {
      await write(UpdatePricesAndStockDocument, { input: { items } });
      notify('success', words.saved(formatInteger(items.length)));
      setTyped({});
      setTried(false);
    } catch (error) {
      const asked = jumpsIn(error, changed);
      if (asked) setJumps(asked);
      else setFailure(textOf(error, formMessages.failed, formMessages.offline));
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      {/* Each field says its own name to who does not see the heads. */}
      <div aria-hidden className={`hidden gap-3 px-4 text-[0.875rem] text-muted xl:grid ${goodsColumns}`}>
        <span>{words.columns.title}</span>
        <span className={rowFields}>
          <span>{words.columns.price}</span>
          <span>{words.columns.stock}</span>
          <span>{words.columns.ready}</span>
        </span>
      </div>
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <GoodsRow
            key={row.id}
            entry={row}
            labels={labels}
            typed={typedOf(row)}
            problems={isTried ? problemsOf(typedOf(row)) : {}}
            change={(next) => setTyped((all) => ({ ...all, [row.id]: next }))}
          />
        ))}
      </ul>
      {changed.length > 0 && (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-border bg-surface py-3">
          <p role="status">{words.changed(formatInteger(changed.length))}</p>
          <Button variant="primary" pending={pending} onClick={() => void save(false)}>
            {words.save}
          </Button>
          <Button onClick={() => setTyped({})}>{words.undo}</Button>
          {failure && <Alert kind="error">{failure}</Alert>}
        </div>
      )}
      {jumps && (
        <ConfirmDialog
          title={words.jumpTitle}
          text={words.jumpText}
          actionLabel={words.confirm}
          cancelLabel={formMessages.cancel}
          closeLabel={formMessages.close}
          onClose={() => setJumps(undefined)}
          act={() => save(true)}
        >
          <ul className="flex list-disc flex-col gap-1 ps-6">
            {jumps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
