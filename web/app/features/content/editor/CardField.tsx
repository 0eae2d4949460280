import { useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Combobox } from '../../../design/Combobox.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { foundText, useFound } from '../../../platform/graph/useFound.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { CardProductsDocument, CardQuestionsDocument, CardSuppliersDocument } from './BlockEditor.generated.ts';
import type { EditedBlock } from './editedBlock.ts';
import { editorMessages } from './messages.ts';

const words = editorMessages.card;
const MAX_QUESTIONS = 10;

interface Row {
  id: string;
  label: string;
  detail: string;
}

async function findProducts(key: string, overtaken: AbortSignal): Promise<Row[]> {
  const { supplierProducts } = await ask(CardProductsDocument, { key }, overtaken);
  return (supplierProducts?.nodes ?? []).map(({ id, title, supplier }) => ({
    id,
    label: title,
    detail: supplier?.brandName ?? '',
  }));
}

async function findSuppliers(key: string, overtaken: AbortSignal): Promise<Row[]> {
  const { suppliers } = await ask(CardSuppliersDocument, { key }, overtaken);
  return (suppliers?.nodes ?? []).map(({ id, brandName, cityName }) => ({ id, label: brandName, detail: cityName }));
}

async function findQuestions(key: string, overtaken: AbortSignal): Promise<Row[]> {
  const { searchFaqQuestions } = await ask(CardQuestionsDocument, { key }, overtaken);
  return (searchFaqQuestions ?? []).map(({ id, question, categoryName }) => ({
    id,
    label: question,
    detail: categoryName,
  }));
}

interface LookupProps {
  label: string;
  find(key: string, overtaken: AbortSignal): Promise<Row[]>;
  choose(row: { id: string; label: string }): void;
}

function Lookup({ label, find, choose }: LookupProps) {
  const [text, setText] = useState('');
  const found = useFound(text.trim(), find);
  const rows = found.rows ?? [];
  return (
    <Combobox
      label={label}
      text={text}
      onTextChange={setText}
      options={rows}
      onChoose={(row) => {
        choose(row);
        setText('');
      }}
      resultText={foundText(found, rows.length, words)}
    />
  );
}

interface CardFieldProps {
  block: EditedBlock;
  change(part: Partial<EditedBlock>): void;
}

/** What a card shows, looked for by its name. One whose object is gone says so. */
export function CardField({ block: { kind, objectId, name }, change }: CardFieldProps) {
  const isProduct = kind === 'PRODUCT_CARD';
  return (
    <>
      {objectId && name && (
        <p>
          {words.shown} <bdi className="font-medium">{name}</bdi>
        </p>
      )}
      {objectId && !name && <Alert kind="warning">{words.gone}</Alert>}
      <Lookup
        label={isProduct ? words.product : words.supplier}
        find={isProduct ? findProducts : findSuppliers}
        choose={({ id, label }) => change({ objectId: id, name: label })}
      />
    </>
  );
}

/** Questions that are shown with their answers, in the order in which they are chosen. */
export function QuestionsField({ block: { questionIds, name }, change }: CardFieldProps) {
  return (
    <>
      <p>
        {words.questions(formatInteger(questionIds.length))} {name && <bdi>{name}</bdi>}
      </p>
      {questionIds.length < MAX_QUESTIONS && (
        <Lookup
          label={words.question}
          find={findQuestions}
          choose={({ id, label }) =>
            change({ questionIds: [...new Set([...questionIds, id])], name: name ? `${name}، ${label}` : label })
          }
        />
      )}
      {questionIds.length > 0 && (
        <div>
          <Button size="small" icon="trash" onClick={() => change({ questionIds: [], name: '' })}>
            {words.clear}
          </Button>
        </div>
      )}
    </>
  );
}
