import { type FormEvent, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { Icon } from '../../../design/Icon.tsx';
import { IconButton } from '../../../design/IconButton.tsx';
import { statusIcon } from '../../../design/statusKind.ts';
import { dismissedCookie } from '../../../platform/preferences/dismissed.ts';
import { useFrame } from '../components/frameQuestion.ts';
import { announcementWords as words } from './messages.ts';

const kinds = { INFO: 'info', SUCCESS: 'success', WARNING: 'warning' } as const;

/** What staff announce on every page, until the reader has done with it. Without script its button is a form. */
export function Announcements() {
  const { pathname, search } = useLocation();
  const site = useRouteLoaderData('root') as { dismissed?: string[] } | undefined;
  const [dismissed, setDismissed] = useState(site?.dismissed ?? []);
  const shown = useFrame()?.announcements?.filter(({ id }) => !dismissed.includes(id)) ?? [];
  if (shown.length === 0) return null;
  const dismiss = (event: FormEvent, id: string) => {
    event.preventDefault();
    document.cookie = dismissedCookie(dismissed, id);
    setDismissed([...dismissed, id]);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return (
    <section aria-label={words.label} className="page-width print:hidden mt-2 flex flex-col gap-2">
      {shown.map(({ id, text, tone, href }) => (
        <div key={id} className={`alert alert-${kinds[tone]}`}>
          <Icon icon={statusIcon[kinds[tone]]} size={20} />
          <form
            method="post"
            action="/announcements/dismiss"
            className="flex min-w-0 grow items-start justify-between gap-3"
            onSubmit={(event) => dismiss(event, id)}
          >
            <p className="max-w-none min-w-0" dir="auto">
              {text}{' '}
              {href && (
                <a className="link inline-flex items-center pointer-coarse:min-h-11" href={href}>
                  {words.more}
                </a>
              )}
            </p>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="back" value={pathname + search} />
            <IconButton type="submit" icon="x" label={words.dismiss(text)} />
          </form>
        </div>
      ))}
    </section>
  );
}
