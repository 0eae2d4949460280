import { useEffect, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { useGraphIfLoaded } from '../../../platform/graph/useGraph.ts';
import { write } from '../../../platform/graph/write.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import {
  type BlockEditor_BlockFragment,
  ConvertMarkdownDocument,
  type ConvertMarkdownMutation,
  MarkdownLossesDocument,
} from './BlockEditor.generated.ts';
import { type EditedBlock, editedOf } from './editedBlock.ts';
import { editorMessages } from './messages.ts';

const words = editorMessages.markdown;
type Reading = NonNullable<NonNullable<ConvertMarkdownMutation['convertMarkdown']>['markdownReading']>;

interface MarkdownDialogProps {
  append(blocks: EditedBlock[]): void;
  replace(blocks: EditedBlock[]): void;
  close(): void;
}

/** A text in Markdown becomes blocks; what is not kept is shown before anything is taken over. */
export function MarkdownDialog({ append, replace, close }: MarkdownDialogProps) {
  const [markdown, setMarkdown] = useState('');
  const [reading, setReading] = useState<Reading>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const read = async () => {
    setPending(true);
    setFailure(undefined);
    await write(ConvertMarkdownDocument, { input: { markdown } })
      .then(({ markdownReading }) => setReading(markdownReading as Reading))
      .catch((error: unknown) => setFailure(textOf(error, words.failed)));
    setPending(false);
  };
  const take = (put: (blocks: EditedBlock[]) => void) => {
    const blocks = readFragment<BlockEditor_BlockFragment>(reading!.blocks).map(editedOf);
    // Another text may have blocks of the same words, and keys stand once.
    put(blocks.map((block) => ({ ...block, key: crypto.randomUUID().replaceAll('-', '').slice(0, 12) })));
    notify('success', words.done(formatInteger(blocks.length)));
    close();
  };
  const footer = reading ? (
    <>
      <Button variant="primary" onClick={() => take(append)}>
        {words.append}
      </Button>
      <Button onClick={() => take(replace)}>{words.replace}</Button>
    </>
  ) : (
    <Button variant="primary" pending={isPending} disabled={markdown.trim() === ''} onClick={() => void read()}>
      {words.read}
    </Button>
  );
  return (
    <Dialog open onClose={close} title={words.title} closeLabel={formMessages.close} footer={footer} size="large">
      <TextArea
        label={words.label}
        hint={words.hint}
        error={failure}
        rows={12}
        maxLength={45_000}
        value={markdown}
        onChange={({ currentTarget }) => {
          setMarkdown(currentTarget.value);
          setReading(undefined);
        }}
      />
      <div role="status">{reading && <Result reading={reading} />}</div>
    </Dialog>
  );
}

function Result({ reading: { blocks, dropped } }: { reading: Reading }) {
  useEffect(() => void ask(MarkdownLossesDocument, {}).catch(() => undefined), []);
  const losses = useGraphIfLoaded(MarkdownLossesDocument, {})?.losses?.values ?? [];
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p>{words.result(formatInteger(blocks.length))}</p>
      {dropped.length > 0 && (
        <Alert kind="warning">
          <p className="font-medium">{words.dropped}</p>
          <ul className="list-disc ps-5">
            {dropped.map(({ line, what, text }, index) => (
              <li key={index}>
                {words.line(formatInteger(line))}: {losses.find(({ value }) => value === what)?.displayFa ?? what}
                {text && (
                  <>
                    {' '}
                    <bdi className="code">{text}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
