import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { ask } from '../../../platform/graph/ask.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { clockOf } from '../videos/clock.ts';
import {
  CardProductsDocument,
  CardQuestionsDocument,
  CardSuppliersDocument,
  CardVideosDocument,
} from './BlockEditor.generated.ts';
import type { EditedBlock } from './editedBlock.ts';
import { Lookup, type LookupRow } from './Lookup.tsx';
import { editorMessages } from './messages.ts';

const words = editorMessages.card;
const MAX_QUESTIONS = 10;

async function findProducts(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { supplierProducts } = await ask(CardProductsDocument, { key }, overtaken);
  return (supplierProducts?.nodes ?? []).map(({ id, title, supplier }) => ({
    id,
    label: title,
    detail: supplier?.brandName ?? '',
  }));
}

export async function findSuppliers(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { suppliers } = await ask(CardSuppliersDocument, { key }, overtaken);
  return (suppliers?.nodes ?? []).map(({ id, brandName, cityName }) => ({ id, label: brandName, detail: cityName }));
}

async function findQuestions(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { searchFaqQuestions } = await ask(CardQuestionsDocument, { key }, overtaken);
  return (searchFaqQuestions ?? []).map(({ id, question, categoryName }) => ({
    id,
    label: question,
    detail: categoryName,
  }));
}

async function findVideos(key: string, overtaken: AbortSignal): Promise<LookupRow[]> {
  const { searchMediaVideos } = await ask(CardVideosDocument, { key }, overtaken);
  return (searchMediaVideos ?? []).map(({ id, title, durationMs }) => ({
    id,
    label: title,
    detail: clockOf(durationMs),
  }));
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
      <Chosen id={objectId} name={name} />
      <Lookup
        label={isProduct ? words.product : words.supplier}
        find={isProduct ? findProducts : findSuppliers}
        choose={({ id, label }) => change({ objectId: id, name: label })}
      />
    </>
  );
}

/** What is chosen, or that it is shown no more. */
function Chosen({ id, name }: { id: string; name: string }) {
  if (!id) return null;
  if (!name) return <Alert kind="warning">{words.gone}</Alert>;
  return (
    <p>
      {words.shown} <bdi className="font-medium">{name}</bdi>
    </p>
  );
}

/** A video of the site, looked for by its title or its captions. */
export function VideoField({ block: { mediaVideoId, name, caption }, change }: CardFieldProps) {
  return (
    <>
      <Chosen id={mediaVideoId} name={name} />
      <Lookup
        label={words.video}
        find={findVideos}
        choose={({ id, label }) => change({ mediaVideoId: id, name: label })}
      />
      <TextField
        label={editorMessages.caption}
        value={caption}
        maxLength={300}
        dir="auto"
        onChange={({ currentTarget }) => change({ caption: currentTarget.value })}
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
            change({ questionIds: [...new Set([...questionIds, id])], name: name ? words.and(name, label) : label })
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
