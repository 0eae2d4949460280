import { useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { Code } from '../../../design/Code.tsx';
import { decode } from '../../../platform/head/title.ts';
import { today } from '../../../platform/numbers/today.ts';
import { todayOnServer } from '../../../platform/numbers/todayOnServer.ts';
import { stripBidiControls } from '../../../platform/text/normalise.ts';
import { shellMessages } from '../messages.ts';

const words = shellMessages.print;

/** Under a printed page: when it was printed and where it came from. */
export function PrintStamp() {
  const { pathname, search } = useLocation();
  const { origin = '' } = (useRouteLoaderData('root') ?? {}) as { origin?: string };
  const date = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Written past React, which would be too late for the paper.
    const stamp = () => date.current && (date.current.textContent = words.on(today()));
    addEventListener('beforeprint', stamp);
    return () => removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <p className="print-only page-width border-t border-border text-[0.75rem]">
      {/* Without script it is the day the server made the page. */}
      <span ref={date} suppressHydrationWarning>
        {import.meta.env.SSR ? words.on(todayOnServer()) : ''}
      </span>{' '}
      {/* As the router of the server has it, or the page would be drawn anew for an address that was pasted. */}
      {words.from}{' '}
      <Code tone="plain">{origin + stripBidiControls(decode(pathname + search.replaceAll('%20', '+')))}</Code>
    </p>
  );
}
