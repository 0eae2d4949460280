import { StaticHtml } from '../../../platform/site/StaticHtml.tsx';
import { footerHtml } from './footerHtml.ts';
import { useFrame } from '../components/frameQuestion.ts';
import { LooksSwitch } from './LooksSwitch.tsx';
import { footerMessages } from './messages.ts';

const words = footerMessages.footer;

/** Ways into the site, who runs it, what it is, and how it looks. */
export function Footer() {
  const answer = useFrame();
  return (
    <footer className="page-footer print:hidden mt-12 border-t border-border bg-sunken">
      <div className="page-width py-8">
        {answer && <StaticHtml html={footerHtml(answer)} />}
        <div className="mt-8 flex flex-wrap items-end justify-between gap-6 border-t border-border pt-6">
          <div className="text-[0.875rem] text-muted">
            <p>{words.about}</p>
            <p className="mt-2">{words.invented}</p>
          </div>
          <LooksSwitch />
        </div>
      </div>
    </footer>
  );
}
