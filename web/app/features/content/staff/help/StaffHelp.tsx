import { useState } from 'react';
import { Badge } from '../../../../design/Badge.tsx';
import { Button } from '../../../../design/Button.tsx';
import { Card } from '../../../../design/Card.tsx';
import { type Masked, readFragment } from '../../../../platform/graph/readFragment.ts';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { HelpDialog } from './HelpDialog.tsx';
import { helpStaffMessages as words } from './messages.ts';
import type { StaffHelp_ScreenFragment as Screen } from './StaffHelp.generated.ts';

/** Every screen with its help; those without it are marked. */
export function StaffHelp({ screens }: { screens: readonly Masked<Screen>[] }) {
  const [open, setOpen] = useState<Screen>();
  const all = readFragment<Screen>(screens);
  const without = all.filter(({ entry }) => !entry).length;
  return (
    <>
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
              aria-label={words.changeOf(
                screen.entry ? words.change : words.write,
                screen.entry?.title ?? screen.frontUniqueId,
              )}
              onClick={() => setOpen(screen)}
            >
              {screen.entry ? words.change : words.write}
            </Button>
          </Card>
        ))}
      </ul>
      {open && <HelpDialog screen={open} close={() => setOpen(undefined)} />}
    </>
  );
}
