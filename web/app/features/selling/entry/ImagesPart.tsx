import { type DragEvent, useId, useRef, useState } from 'react';
import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import {
  type EntryEditor_EntryFragment as Entry,
  UpdateSupplierProductImagesDocument,
} from './EntryEditor.generated.ts';
import { IMAGE_TYPES } from '../../files/index.ts';
import { MOST_IMAGES, placed } from './entryImages.ts';
import { EntryImageTile } from './EntryImageTile.tsx';
import { entryMessages } from './messages.ts';
import { PlainImages } from './plain/PlainImages.tsx';
import { SendingImage } from './SendingImage.tsx';
import { isReviewed } from './isReviewed.ts';
import type { EntryWriting } from './useEntryWriting.ts';
import { useSending } from './useSending.ts';

const words = entryMessages.images;

type Image = Entry['images'][number];
type Written = Pick<Image, 'fileId' | 'altText'>;

/** Pictures of an entry: dragged in or chosen, put in order, said in words. Each act is saved by itself. */
export function ImagesPart({ writing, isOpen }: { writing: EntryWriting; isOpen: boolean }) {
  const { images, title } = writing.entry;
  const [failure, setFailure] = useState<string>();
  const sending = useSending();
  const [said, setSaid] = useState('');

  /** Writes what becomes of the pictures as the last write left them. */
  const save = (change: (now: readonly Image[]) => readonly Written[]) =>
    writing.inTurn(async ({ id, version, images: now }) => {
      const wanted = change(now).map(({ fileId, altText }) => ({ fileId, altText }));
      const input = { supplierProductId: id, version, images: wanted };
      const { ownSupplierProduct } = await write(UpdateSupplierProductImagesDocument, { input });
      writing.took(readFragment<Entry>(ownSupplierProduct));
    });
  const act = async (change: Parameters<typeof save>[0], done?: string) => {
    setFailure(undefined);
    try {
      await save(change);
      setSaid(done ?? '');
    } catch (error) {
      setFailure(textOf(error, formMessages.failed, formMessages.offline));
    }
  };
  const move = (fileId: string, place: number) =>
    act((now) => placed(now, fileId, place), words.moved(formatInteger(place + 1)));
  const room = MOST_IMAGES - images.length - sending.all.length;

  return (
    <Section id="pictures" title={entryMessages.part.pictures}>
      <div className="flex flex-col gap-4">
        <p className="max-w-[68ch] text-muted">{words.lead}</p>
        {isReviewed(writing.entry.status) && <p className="text-muted">{words.newOnesWait}</p>}
        {failure && <Alert kind="error">{failure}</Alert>}
        {isOpen && <PlainImages entry={writing.entry} />}
        <ul
          aria-label={words.list}
          className={isOpen ? 'grid gap-4 noscript:hidden sm:grid-cols-2' : 'grid gap-4 sm:grid-cols-2'}
        >
          {images.map((image, place) => (
            <EntryImageTile
              key={image.fileId}
              image={image}
              place={place}
              count={images.length}
              isOpen={isOpen}
              move={(to) => void move(image.fileId, to)}
              drop={(fileId) => void move(fileId, place)}
              say={(altText) =>
                act(
                  (now) => now.map((each) => (each.fileId === image.fileId ? { ...each, altText } : each)),
                  words.kept,
                )
              }
              remove={() => void act((now) => now.filter(({ fileId }) => fileId !== image.fileId), words.removed)}
            />
          ))}
          {sending.all.map((each) => (
            <SendingImage
              key={each.key}
              sending={each}
              isTurn={sending.isTurn(each)}
              arrived={async (fileId) => {
                await save((now) => [
                  ...now,
                  { fileId, altText: words.suggested(title, formatInteger(now.length + 1)) },
                ]);
                setSaid(words.added);
              }}
              end={() => sending.end(each.key)}
              failed={() => sending.failed(each.key)}
            />
          ))}
        </ul>
        {isOpen && room > 0 && <DropZone add={(files) => sending.add(files.slice(0, room))} room={room} />}
        {isOpen && room <= 0 && <p className="text-muted">{words.full}</p>}
        <p role="status" className="text-muted empty:hidden">
          {said}
        </p>
      </div>
    </Section>
  );
}

/** Where pictures are dropped, or chosen from the device. */
function DropZone({ add, room }: { add(files: File[]): void; room: number }) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => {
        if (![...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      data-over={isOver || undefined}
      className="flex flex-col items-center gap-3 noscript:hidden rounded-card border border-dashed border-border-strong bg-sunken p-6 text-center data-[over]:border-primary data-[over]:outline-2 data-[over]:outline-primary"
    >
      <p>{words.dropHere}</p>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        multiple
        hidden
        tabIndex={-1}
        aria-label={words.choose}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon="image-up" aria-describedby={hint} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <p id={hint} className="text-[0.875rem] text-muted">
        {words.limits(formatInteger(room))}
      </p>
    </div>
  );
}
