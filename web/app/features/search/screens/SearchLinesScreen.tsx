import { Suspense, useEffect } from 'react';
import { type MetaFunction, useActionData, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { head } from '../../../platform/head/head.ts';
import { Trail } from '../../../platform/head/Trail.tsx';
import { useHydrated } from '../../../platform/navigation/useHydrated.ts';
import { searchBoxMessages } from '../box/messages.ts';
import { FoundLines } from '../lines/FoundLines.tsx';
import { LinesForm } from '../lines/LinesForm.tsx';
import { linesMessages as words } from '../lines/messages.ts';
import { linesOf, tidyLines } from '../lines/typedLines.ts';
import { openLines, openPostedLines } from '../lines/openLines.ts';
import { linesPath, textOfState, toLines } from '../paths.ts';

export const loader = openLines;
export const clientLoader = openLines;
export const action = openPostedLines;
/** What is typed is only looked for. */
export const handle = { formsOnlyRead: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  head(args, { title: words.title, description: words.description, noindex: true });

export default function SearchLinesScreen() {
  const text = useText();
  const wasSent = useActionData<typeof action>() !== undefined || text !== '';
  const hasSome = linesOf(text).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <Trail label={words.trail} items={[{ label: words.home, href: '/' }, { label: searchBoxMessages.submit }]} />
      <div className="flex max-w-[48rem] flex-col gap-2">
        <h1>{words.title}</h1>
        <p className="text-muted">{words.intro}</p>
      </div>
      <LinesForm key={`form ${text}`} text={text} isWithout={wasSent && !hasSome} />
      {hasSome && (
        <Suspense key={`found ${text}`} fallback={<p role="status">{words.reading}</p>}>
          <FoundLines text={text} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The pasted text: what a form without script sent, or what the history holds for this page, where the way back and a
 * reload find it again. No address has it: it may be long, and nobody else's.
 */
function useText(): string {
  const opened = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const sent = posted?.text;
  useEffect(() => {
    if (sent !== undefined) void navigate(linesPath, { ...toLines(sent), replace: true });
  }, [sent, navigate]);
  return tidyLines((isHydrated ? textOfState(state) : undefined) ?? sent ?? opened.text);
}
