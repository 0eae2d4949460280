import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { adminHref } from '../../../staff/index.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { helpStaffMessages as words } from './messages.ts';
import { PlainHelp } from './PlainHelp.tsx';
import type { StaffHelp_ScreenFragment as Screen } from './StaffHelp.generated.ts';

interface StaffHelpProps {
  screens: readonly Masked<Screen>[];
  /** Whose help is written without script. */
  written: string | undefined;
  questions: readonly { id: string; question: string }[];
  videos: readonly { id: string; title: string }[];
}

/** Every screen with its help; those without it are marked. */
export function StaffHelp({ screens, written, questions, videos }: StaffHelpProps) {
  const [open, setOpen] = useState<Screen>();
  const all = readFragment<Screen>(screens);
  const without = all.filter(({ entry }) => !entry).length;
  return (
    <>
      {all
        .filter(({ frontUniqueId }) => frontUniqueId === written)
        .map((screen) => (
          <PlainHelp key={screen.frontUniqueId} screen={screen} questions={questions} videos={videos} />
        ))}
      <p className="text-muted">{without === 0 ? words.all : words.without(formatInteger(without))}</p>
      <ul aria-label={words.tab.label} className="flex flex-col gap-3">
        {all.map((screen) => (
          <Card key={screen.frontUniqueId} as="li" className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              {screen.entry ? (
                <a
                  className="link inline-block pointer-coarse:min-w-11 pointer-coarse:py-2"
                  href={`/help/${screen.frontUniqueId}`}
                >
                  <bdi>{screen.entry.title}</bdi>
                </a>
              ) : (
                <Badge kind="warning">{words.missing}</Badge>
              )}
              <p className="text-[0.875rem] text-muted [overflow-wrap:anywhere]">
                <bdi dir="ltr">{screen.path}</bdi>
              </p>
            </div>
            <Button
              size="small"
              className="noscript:hidden"
              aria-label={words.changeOf(
                screen.entry ? words.change : words.write,
                screen.entry?.title ?? screen.frontUniqueId,
              )}
              onClick={() => setOpen(screen)}
            >
              {screen.entry ? words.change : words.write}
            </Button>
            <noscript>
              <a className="link" href={adminHref({ tab: 'help', searchKey: screen.frontUniqueId })}>
                {words.changeOf(words.write, screen.entry?.title ?? screen.frontUniqueId)}
              </a>
            </noscript>
          </Card>
        ))}
      </ul>
      {open && <HelpDialog screen={open} close={() => setOpen(undefined)} />}
    </>
  );
}
