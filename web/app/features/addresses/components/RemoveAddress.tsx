import { useState } from 'react';
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx';
import { Select } from '../../../design/Select.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { addressMessages as words } from '../messages.ts';
import type { AddressBook_AddressFragment as Address } from './AddressBook.generated.ts';

interface RemoveAddressProps {
  address: Address;
  /** Which ones can be the default after it. */
  successors: readonly Address[];
  remove(id: string, successorId?: string): Promise<unknown>;
  onClose(): void;
}

/** Asks once more before an address goes; where it is the default, which one is to be that. */
export function RemoveAddress({ address, successors, remove, onClose }: RemoveAddressProps) {
  const others = address.isDefault ? successors : [];
  const [successorId, setSuccessorId] = useState(others[0]?.id);
  const [only, ...more] = others;
  return (
    <ConfirmDialog
      danger
      title={words.removeTitle}
      text={[words.removeText(address.title), only && more.length === 0 && words.onlySuccessor(only.title)]
        .filter(Boolean)
        .join(' ')}
      actionLabel={words.remove}
      cancelLabel={formMessages.cancel}
      closeLabel={formMessages.close}
      onClose={onClose}
      act={() => remove(address.id, successorId)}
    >
      {more.length > 0 && (
        <Select
          label={words.successor}
          value={successorId}
          onChange={(event) => setSuccessorId(event.target.value)}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </ConfirmDialog>
  );
}
