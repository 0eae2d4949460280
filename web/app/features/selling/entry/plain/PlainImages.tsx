import { Alert } from '../../../../design/Alert.tsx';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { IMAGE_TYPES, PlainFileField, type RefusedPicture } from '../../../files/index.ts';
import type { EntryEditor_EntryFragment as Entry } from '../EntryEditor.generated.ts';
import { MOST_IMAGES } from '../entryImages.ts';
import { entryMessages } from '../messages.ts';
import { plainEntryMessages } from './messages.ts';
import { plainImageName, plainNewImageName } from './names.ts';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { ImageAct } from './savePlainImages.ts';

const words = plainEntryMessages.images;
const said = entryMessages.images;

/** Pictures of an entry for who has no script: a form for each of them, and one for the next. */
export function PlainImages({ entry }: { entry: Entry }) {
  const { images } = entry;
  const room = MOST_IMAGES - images.length;
  return (
    <>
      {images.map((image, place) => (
        <ImageForm key={image.fileId} entry={entry} image={image} place={place} />
      ))}
      {room > 0 && <NewImageForm entry={entry} room={room} />}
    </>
  );
}

interface ImageFormProps {
  entry: Entry;
  image: Entry['images'][number];
  place: number;
}

function ImageForm({ entry: { images, version }, image, place }: ImageFormProps) {
  const { fileId, altText, small, isWaiting } = image;
  const refused = useRefused<RefusedPicture>(plainImageName, fileId);
  const number = formatInteger(place + 1);
  const last = images.length - 1;
  const acts: [ImageAct, string, string, boolean][] = [
    ['SAY', words.save, said.altOf(number), true],
    ['FORWARD', words.forward, said.forward(number), place > 0],
    ['BACKWARD', words.backward, said.backward(number), place < last],
    ['COVER', words.cover, said.makeCover(number), place > 0],
    ['REMOVE', words.remove, said.remove(number), true],
  ];
  return (
    <PlainForm
      name={plainImageName}
      label={words.each(number)}
      hidden={{ id: fileId, version }}
      className="mb-4 flex flex-col gap-3 rounded-card border border-border p-3"
    >
      <p className="flex flex-wrap items-center gap-2">
        {small && <img src={small} alt={altText} width={96} height={96} className="object-contain" loading="lazy" />}
        <span>{said.numbered(number)}</span>
        {place === 0 && !isWaiting && <Badge kind="info">{said.cover}</Badge>}
        {isWaiting && <Badge kind="warning">{said.waits}</Badge>}
      </p>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <TextField
        name="altText"
        label={said.altOf(number)}
        defaultValue={refused?.typed.altText ?? altText}
        error={refused?.problems.altText}
        dir="auto"
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        {acts
          .filter(([, , , isThere]) => isThere)
          .map(([act, text, label]) => (
            <Button key={act} type="submit" name="act" value={act} size="small" aria-label={label}>
              {text}
            </Button>
          ))}
      </div>
    </PlainForm>
  );
}

function NewImageForm({ entry: { id, version }, room }: { entry: Entry; room: number }) {
  const refused = useRefused<RefusedPicture>(plainNewImageName, id);
  return (
    <PlainForm name={plainNewImageName} label={words.addTitle} hidden={{ id, version }} takesFile>
      {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
      <PlainFileField
        name="picture"
        label={words.file}
        hint={said.limits(formatInteger(room))}
        accept={IMAGE_TYPES}
        error={refused?.problems.picture}
        held={refused?.held}
      />
      <TextField
        name="altText"
        label={words.alt}
        hint={words.altHint}
        defaultValue={refused?.typed.altText ?? ''}
        error={refused?.problems.altText}
        dir="auto"
        autoComplete="off"
      />
      <div>
        <Button type="submit">{words.add}</Button>
      </div>
    </PlainForm>
  );
}
