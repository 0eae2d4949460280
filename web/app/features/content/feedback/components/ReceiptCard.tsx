import { Card } from '../../../../design/Card.tsx';
import { Code } from '../../../../design/Code.tsx';
import { FactList } from '../../../../design/FactList.tsx';
import { feedbackMessages as words } from '../messages.ts';
import type { Receipt } from '../names.ts';

/** What opens a feedback again. */
export function ReceiptCard({ receipt: { trackingNo, code } }: { receipt: Receipt }) {
  return (
    <Card as="section" aria-label={words.sent} className="flex flex-col gap-3">
      <h2 className="text-[1.25rem]" role="status">
        {words.sent}
      </h2>
      <p>{words.sentText}</p>
      <FactList
        facts={[
          { label: words.number, value: <Code>{trackingNo}</Code> },
          { label: words.code, value: <Code>{code}</Code> },
        ]}
      />
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/feedback" data-full-load="">
          {words.another}
        </a>
      </p>
    </Card>
  );
}
