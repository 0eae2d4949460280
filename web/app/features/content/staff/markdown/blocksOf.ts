import type { NewBlockInput } from '../../../../platform/graph/types.generated.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import type { Saving } from '../../../staff/index.ts';
import { ConvertTextDocument } from './convertMarkdown.generated.ts';
import { markdownMessages as words } from './messages.ts';

/** What a Markdown text of a field is kept as; says which lines of it cannot be kept. Rejects with a GraphError. */
export async function blocksOf(markdown: string, field: string, { write, warn }: Saving): Promise<NewBlockInput[]> {
  const { markdownReading } = await write(ConvertTextDocument, { input: { markdown } }, 'blocks');
  const { blocks, dropped } = markdownReading;
  const [first] = dropped;
  if (first) warn(field, words.dropped(formatInteger(first.line)));
  // What a kind does not have is null in the graph, and left out of a write.
  const text = JSON.stringify(blocks, (key, value: unknown) =>
    key === '__typename' || value === null ? undefined : value,
  );
  return JSON.parse(text) as NewBlockInput[];
}
