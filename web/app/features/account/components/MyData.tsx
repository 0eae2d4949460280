import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Section } from '../../../design/Section.tsx';
import { askAnew } from '../../../platform/graph/ask.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { keptParts } from '../menu.ts';
import { accountMessages } from '../messages.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { MyDataDocument, type MyDataQuery } from './MyData.generated.ts';

const words = accountMessages.myData;

/** What is kept of the person, to take along; and the end of the account. */
export function MyData() {
  const [pending, setPending] = useState(false);
  const [closing, setClosing] = useState(false);
  const download = () => {
    setPending(true);
    // Asked anew each time: meanwhile there may be more.
    askAnew(MyDataDocument, {})
      .then(
        ({ viewer }) => {
          save(viewer?.accountExport);
          notify('success', words.downloaded);
        },
        () => notify('error', words.failed),
      )
      .finally(() => setPending(false));
  };
  return (
    <Section title={words.title}>
      <p className="mb-4 text-muted">{words.lead}</p>
      <Button icon="download" onClick={download} pending={pending}>
        {words.download}
      </Button>
      <p className="mb-4 mt-6 text-muted">{words.closeLead}</p>
      <Button variant="danger" onClick={() => setClosing(true)}>
        {words.close}
      </Button>
      {closing && <CloseAccount onCancel={() => setClosing(false)} />}
    </Section>
  );
}

/** Hands the browser a file, each part as the JSON it is, with what it is in words on top. */
function save(exported: NonNullable<MyDataQuery['viewer']>['accountExport'] | undefined) {
  const parts = exported?.parts.map(({ name, json }) => [name, JSON.parse(json) as unknown] as const) ?? [];
  const about = { ...words.about, parts: keptParts };
  const text = JSON.stringify({ about, ...exported, parts: Object.fromEntries(parts) }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = words.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
