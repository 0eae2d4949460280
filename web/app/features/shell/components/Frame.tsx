import type { ReactNode } from 'react';
import { Drawing } from '../../../design/Drawing.tsx';
import { SkipLink } from '../../../design/SkipLink.tsx';
import { HelpButton } from '../../content/index.ts';
import { CompareTray } from '../../catalog/index.ts';
import { BelowTheFold } from '../../../platform/site/BelowTheFold.tsx';
import { withScriptLater } from '../../../platform/site/withScriptLater.tsx';
import { siteName } from '../../../platform/head/messages.ts';
import { shellMessages } from '../messages.ts';
import { useFrame } from './frameQuestion.ts';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SessionWatch } from './SessionWatch.tsx';

const mainId = 'main';
// Nearly all of it is links that need no script: the server writes it, and what else it has comes behind the page.
const Footer = withScriptLater(async () => (await import('../footer/Footer.tsx')).Footer);
// Seldom there, and a form without it.
const Announcements = withScriptLater(async () => (await import('../announcements/Announcements.tsx')).Announcements);

// For paper alone.
const PrintStamp = withScriptLater(async () => (await import('../print/PrintStamp.tsx')).PrintStamp);

/** Header, page area and footer: what stays while pages change. */
export function Frame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  const announced = frame?.announcements ?? [];
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId={mainId}>{shellMessages.skip}</SkipLink>
      <Header />
      <div className="print-name page-width">
        <Drawing name="logo" size={28} />
        {siteName}
      </div>
      <OfflineNotice />
      {announced.length > 0 && <Announcements />}
      <HelpButton topics={frame?.helpTopics ?? []} />
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
