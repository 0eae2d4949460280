import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { IMAGE_TYPES, UploadProgress } from '../../files/index.ts';
import { entryMessages } from './messages.ts';
import type { Sending } from './useSending.ts';
import { useSentFile } from './useSentFile.ts';

const words = entryMessages.images;
const LEAST_SIDE = 600;

interface SendingImageProps {
  sending: Sending;
  isTurn: boolean;
  arrived(fileId: string): Promise<void>;
  end(): void;
  failed(): void;
}

/** A picture on its way: seen at once, with how far it is, or why it is not taken. */
export function SendingImage({ sending, isTurn, arrived, end, failed }: SendingImageProps) {
  const { failure, upload } = useSentFile({
    sending,
    isTurn,
    arrived,
    end,
    failed,
    accept: IMAGE_TYPES,
    refuse: ({ width, height }) => (Math.max(width, height) < LEAST_SIDE ? words.tooSmall : undefined),
  });
  const shown = useObjectUrl(sending.file);
  const { name } = sending.file;
  return (
    <li className="flex gap-3 rounded-card border border-border p-3">
      <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-[4px] border border-border bg-sunken">
        {shown && <img src={shown} alt={words.waiting(name)} className="size-full object-contain" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="truncate" dir="auto">
          {name}
        </p>
        {failure ? (
          <>
            <p role="alert" className="text-danger">
              {failure}
            </p>
            <div>
              <Button size="small" onClick={end} aria-label={words.dismissOf(name)}>
                {words.dismiss}
              </Button>
            </div>
          </>
        ) : isTurn ? (
          <UploadProgress upload={{ ...upload, cancel: () => (upload.cancel(), end()) }} />
        ) : (
          <p className="text-muted">{words.queued}</p>
        )}
      </div>
    </li>
  );
}

/** An address of a file of this page, as long as it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
