import { formatBytes } from '../../platform/numbers/bytes.ts';

interface FileLinksProps {
  label: string;
  files: readonly { fileId: string; name: string; size: number; url: string }[];
}

/** What came with something, each to be saved; nothing without any. */
export const FileLinks = ({ label, files }: FileLinksProps) =>
  files.length > 0 && (
    <ul aria-label={label} className="flex flex-col gap-1">
      {files.map(({ fileId, name, size, url }) => (
        <li key={fileId} className="flex flex-wrap items-center gap-x-2">
          <a className="link wrap-anywhere pointer-coarse:py-2" href={url} download>
            <bdi>{name}</bdi>
          </a>
          <span className="text-[0.75rem] text-muted">{formatBytes(size)}</span>
        </li>
      ))}
    </ul>
  );
