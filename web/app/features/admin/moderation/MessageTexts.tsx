import { Day, FileLinks } from '../../things/index.ts';
import { CaseText } from './CaseText.tsx';
import { moderationMessages as words } from './messages.ts';
import type { ModerationQueue_CaseFragment as Case } from './ModerationQueue.generated.ts';

export type Subject = NonNullable<Case['subject']>;
export type ReportedMessage = NonNullable<Subject['message']>;

interface MessageTextsProps {
  text: string | null | undefined;
  message: ReportedMessage;
}

/** What a reported message says, what came with it, and what it said before. */
export function MessageTexts({ text, message: { isDeleted, files, versions } }: MessageTextsProps) {
  return (
    <>
      {isDeleted ? <p className="text-muted">{words.message.deleted}</p> : <CaseText label={words.text} text={text} />}
      <FileLinks label={words.message.files} files={files} />
      {versions.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-dense font-medium">{words.message.versions}</h3>
          <ol className="flex flex-col gap-2">
            {versions.map(({ body, replacedAt }) => (
              <li key={replacedAt} className="rounded-card border border-border p-3">
                <p className="text-dense text-muted">
                  <Day at={replacedAt} withClock saying={words.message.until} />
                </p>
                <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {body}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** Who wrote it for which company, and who reported it. */
export function sidesOf({ side, buyerName, sellerName }: ReportedMessage): { writer: string; reporter: string } {
  return side === 'BUYER' ? { writer: buyerName, reporter: sellerName } : { writer: sellerName, reporter: buyerName };
}
