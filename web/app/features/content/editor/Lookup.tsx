import { useState } from 'react';
import { Combobox } from '../../../design/Combobox.tsx';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import { editorMessages } from './messages.ts';

export interface LookupRow {
  id: string;
  label: string;
  detail: string;
}

interface LookupProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Of the module, not of the component: another one begins anew. */
  find(key: string, overtaken: AbortSignal): Promise<LookupRow[]>;
  choose(row: { id: string; label: string }): void;
}

/** Something of the market or of the site that is chosen by its name. */
export function Lookup({ label, hint, error, find, choose }: LookupProps) {
  const [text, setText] = useState('');
  const found = useFound(text.trim(), find);
  const rows = found.rows ?? [];
  return (
    <Combobox
      label={label}
      hint={hint}
      error={error}
      text={text}
      onTextChange={setText}
      options={rows}
      onChoose={(row) => {
        choose(row);
        setText('');
      }}
      resultText={foundText(found, rows.length, editorMessages.card)}
    />
  );
}
