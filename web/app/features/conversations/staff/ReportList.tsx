import { Card } from '../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { Day, FileLinks } from '../../things/index.ts';
import { fact, QueueFacts } from '../../staff/index.ts';
import { reportMessages as words } from './messages.ts';
import type { ReportList_LabelsFragment, ReportList_ReportFragment as Report } from './ReportList.generated.ts';

interface ReportListProps {
  reports: readonly (Masked<Report> & { id: string })[];
  labels: Masked<ReportList_LabelsFragment>;
}

/** Messages that somebody of the other side reported: what they say and said before, who wrote them, and where. */
export function ReportList({ reports, labels: masked }: ReportListProps) {
  const { reportReasons } = readFragment<ReportList_LabelsFragment>(masked);
  const labels = new Map(reportReasons?.values.map(({ value, displayFa }) => [value, displayFa]));
  return (
    <ul aria-label={words.tab.label} className="flex flex-col gap-4">
      {readFragment<Report>(reports).map((report) => (
        <Card key={report.id} as="li" className="flex flex-col gap-3">
          <ReportCard report={report} reason={labels.get(report.reason) ?? report.reason} />
        </Card>
      ))}
    </ul>
  );
}

function ReportCard({ report, reason }: { report: Report; reason: string }) {
  const { explanation, createdAt, side, authorName, sentAt, subjectTitle, buyerName, sellerName } = report;
  const isOfBuyer = side === 'BUYER';
  const [writer, reporter] = isOfBuyer ? [buyerName, sellerName] : [sellerName, buyerName];
  return (
    <>
      <div>
        <h2 className="text-[1.125rem] font-medium">{reason}</h2>
        <p className="mt-1 text-muted">
          <Day at={createdAt} withClock saying={words.reported} />
        </p>
      </div>
      <Texts report={report} />
      <QueueFacts
        facts={[
          ...fact(words.explanation, explanation),
          ...fact(words.writer, authorName ? words.withPerson(writer, authorName) : writer),
          ...fact(words.reporter, reporter),
          ...fact(words.subject, subjectTitle),
          { label: words.sentAt, value: <Day at={sentAt} withClock /> },
        ]}
      />
    </>
  );
}

function Texts({ report: { body, files, isDeleted, versions } }: { report: Report }) {
  return (
    <>
      <section aria-label={words.text} className="rounded-card border border-border bg-bg p-3">
        {isDeleted ? <p className="text-muted">{words.deleted}</p> : body && <Text body={body} />}
        <FileLinks label={words.files} files={files} />
      </section>
      {versions.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-[0.875rem] font-medium">{words.versions}</h3>
          <ol className="flex flex-col gap-2">
            {versions.map((version) => (
              <li key={version.replacedAt} className="rounded-card border border-border p-3">
                <p className="text-[0.75rem] text-muted">
                  <Day at={version.replacedAt} withClock saying={words.until} />
                </p>
                <Text body={version.body} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

const Text = ({ body }: { body: string }) => (
  <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
    {body}
  </p>
);
