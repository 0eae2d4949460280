import { useId, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { identityMessages as words } from '../messages.ts';
import { type Dimensions, middle, mostZoom, type Square, zoomed } from './square.ts';
import { SquareStage } from './SquareStage.tsx';

export interface SquareDialogProps {
  file: File;
  picture: Dimensions;
  close(): void;
  save(square: Square): void;
}

/** Which square of a chosen picture is to be shown. Fetched when a picture was chosen. */
export function SquareDialog({ file, picture, close, save }: SquareDialogProps) {
  const [square, setSquare] = useState(() => middle(picture));
  const id = useId();
  const zoom = 1 / square.size;
  const most = mostZoom(picture);
  const footer = (
    <>
      <Button variant="primary" onClick={() => save(square)}>
        {words.cutSave}
      </Button>
      <Button onClick={close}>{words.cutCancel}</Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={words.cutTitle} closeLabel={words.close} footer={footer} size="small">
      <div className="flex flex-col items-center gap-4">
        <p id={`${id}hint`} className="text-[0.875rem] text-muted">
          {words.cutHint}
        </p>
        <SquareStage file={file} picture={picture} square={square} change={setSquare} describedBy={`${id}hint`} />
        <div className="flex w-full max-w-80 items-center gap-3">
          <label htmlFor={`${id}zoom`}>{words.cutZoom}</label>
          <input
            id={`${id}zoom`}
            type="range"
            min={1}
            max={most}
            step={0.01}
            value={zoom}
            disabled={most === 1}
            aria-valuetext={words.cutPercent(formatInteger(Math.round(zoom * 100)))}
            onChange={({ target }) => setSquare(zoomed(picture, square, Number(target.value)))}
            className="h-11 min-w-0 flex-1 accent-primary"
          />
        </div>
      </div>
    </Dialog>
  );
}
