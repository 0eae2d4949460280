import type { ReactNode } from 'react';
import { Drawing } from '../../../design/Drawing.tsx';
import { SkipLink } from '../../../design/SkipLink.tsx';
import { HelpButton } from '../../content/index.ts';
import { CompareTray } from '../../catalog/index.ts';
import { BelowTheFold } from '../../../platform/site/BelowTheFold.tsx';
import { siteName } from '../../../platform/head/messages.ts';
import { shellMessages } from '../messages.ts';
import { Announcements } from './Announcements.tsx';
import { Footer } from './Footer.tsx';
import { useFrame } from './frameQuestion.ts';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PrintStamp } from './PrintStamp.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const mainId = 'main';

/** Header, page area and footer: what stays while pages change. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId={mainId}>{shellMessages.skip}</SkipLink>
      <Header />
      <div className="print-name page-width">
        <Drawing name="logo" size={28} />
        {siteName}
      </div>
      <OfflineNotice />
      <Announcements />
      <HelpButton topics={useFrame()?.helpTopics ?? []} />
      <main id={mainId} tabIndex={-1} className="page-width grow py-6 outline-none">
        {children}
      </main>
      <PrintStamp />
      <BelowTheFold>
        <Footer />
      </BelowTheFold>
      <CompareTray />
      <SessionWatch />
    </div>
  );
}
