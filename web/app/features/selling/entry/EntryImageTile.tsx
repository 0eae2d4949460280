import { useState } from 'react';
import { Badge } from '../../../design/Badge.tsx';
import { IconButton } from '../../../design/IconButton.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import type { EntryEditor_EntryFragment as Entry } from './EntryEditor.generated.ts';
import { LONGEST_ALT, SHORTEST_ALT } from './entryImages.ts';
import { entryMessages } from './messages.ts';

const words = entryMessages.images;
const KIND = 'application/x-entry-image';

interface EntryImageTileProps {
  image: Entry['images'][number];
  place: number;
  count: number;
  isOpen: boolean;
  move(place: number): void;
  /** Another one was dropped on it. */
  drop(fileId: string): void;
  say(altText: string): Promise<void>;
  remove(): void;
}

/** A picture of the entry: its place, its words, and what can be done with it. */
export function EntryImageTile({ image, place, count, isOpen, move, drop, say, remove }: EntryImageTileProps) {
  const number = formatInteger(place + 1);
  return (
    <li
      draggable={isOpen}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(KIND, image.fileId)}
      onDragOver={(event) => event.dataTransfer.types.includes(KIND) && event.preventDefault()}
      onDrop={(event) => {
        const fileId = event.dataTransfer.getData(KIND);
        if (!fileId || !isOpen) return;
        event.preventDefault();
        drop(fileId);
      }}
      className="flex gap-3 rounded-card border border-border p-3"
    >
      <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-[4px] border border-border bg-sunken">
        {image.small && (
          <img src={image.small} alt={image.altText} className="size-full object-contain" loading="lazy" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <span>{words.numbered(number)}</span>
          {place === 0 && !image.isWaiting && <Badge kind="info">{words.cover}</Badge>}
          {image.isWaiting && <Badge kind="warning">{words.waits}</Badge>}
        </p>
        <AltText image={image} number={number} isOpen={isOpen} say={say} />
        {isOpen && (
          <div className="flex flex-wrap gap-1">
            <IconButton
              icon="chevron-right"
              label={words.forward(number)}
              disabled={place === 0}
              onClick={() => move(place - 1)}
            />
            <IconButton
              icon="chevron-left"
              label={words.backward(number)}
              disabled={place === count - 1}
              onClick={() => move(place + 1)}
            />
            <IconButton icon="check" label={words.makeCover(number)} disabled={place === 0} onClick={() => move(0)} />
            <IconButton icon="trash" label={words.remove(number)} onClick={remove} />
          </div>
        )}
      </div>
    </li>
  );
}

function AltText({
  image,
  number,
  isOpen,
  say,
}: Pick<EntryImageTileProps, 'image' | 'isOpen' | 'say'> & { number: string }) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? image.altText;
  const isWrong = [...text.trim()].length < SHORTEST_ALT;
  const keep = async () => {
    if (typed === undefined || isWrong) return;
    if (typed.trim() !== image.altText) await say(typed.trim());
    setTyped(undefined);
  };
  return (
    <TextField
      label={words.altOf(number)}
      value={text}
      readOnly={!isOpen}
      dir="auto"
      maxLength={LONGEST_ALT}
      autoComplete="off"
      {...(isWrong && { error: words.altWrong })}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void keep()}
      onKeyDown={({ key }) => key === 'Enter' && void keep()}
    />
  );
}
