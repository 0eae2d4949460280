import { Button } from '../../design/Button.tsx';
import { formatInteger } from '../../platform/numbers/numbers.ts';
import { fileMessages as words } from './messages.ts';
import type { useUpload } from './useUpload.ts';

/** How far a file is, and what to do when the line broke. The region is there before, so that it is read. */
export function UploadProgress({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { state, again, cancel } = upload;
  return (
    <div role="status" className="flex flex-col gap-2">
      {state.kind === 'sending' && (
        <>
          <span>
            <bdi>{words.sending(state.file.name)}</bdi>
          </span>
          <progress className="progress w-full" max={1} value={state.part} aria-label={words.sending(state.file.name)}>
            {words.percent(formatInteger(Math.round(state.part * 100)))}
          </progress>
        </>
      )}
      {state.kind === 'waiting' && (
        <p className="text-warning">{state.why === 'busy' ? words.busy : words.brokenLine}</p>
      )}
      {state.kind !== 'idle' && (
        <div className="flex gap-2">
          {state.kind === 'waiting' && (
            <Button size="small" variant="primary" onClick={again}>
              {words.again}
            </Button>
          )}
          <Button size="small" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
