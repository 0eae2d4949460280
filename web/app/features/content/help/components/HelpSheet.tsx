import { useEffect, useState } from 'react';
import { Dialog } from '../../../../design/Dialog.tsx';
import { Skeleton } from '../../../../design/Skeleton.tsx';
import { ask } from '../../../../platform/graph/ask.ts';
import { NotLoaded } from '../../../../platform/graph/NotLoaded.tsx';
import { useGraphIfLoaded } from '../../../../platform/graph/useGraph.ts';
import { write } from '../../../../platform/graph/write.ts';
import { helpMessages as words } from '../messages.ts';
import { CountHelpVisitDocument, HelpSheetDocument } from './HelpSheet.generated.ts';
import { HelpText } from './HelpText.tsx';
import './helpSheet.css';

interface HelpSheetProps {
  frontUniqueId: string;
  title: string;
  onClose(): void;
}

/** The help of a screen at the side of it. */
export default function HelpSheet({ frontUniqueId, title, onClose }: HelpSheetProps) {
  const answer = useGraphIfLoaded(HelpSheetDocument, { frontUniqueId });
  const entry = answer?.helpEntry;
  const [tries, setTries] = useState(1);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    ask(HelpSheetDocument, { frontUniqueId }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [frontUniqueId, tries]);
  useEffect(() => {
    void write(CountHelpVisitDocument, { input: { frontUniqueId } }).catch(() => undefined);
  }, [frontUniqueId]);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words.close} size="side">
      {entry && <HelpText entry={entry} />}
      {answer && !entry && <p>{words.gone}</p>}
      {!answer && isFailed && <NotLoaded text={words.failed} retry={() => setTries(tries + 1)} />}
      {!answer && !isFailed && <Skeleton label={words.loading} shape="block" height="12rem" />}
      <p className="mt-6">
        <a
          className="link inline-flex min-h-11 items-center"
          href={answer && !entry ? '/help' : `/help/${frontUniqueId}`}
        >
          {answer && !entry ? words.all : words.asPage}
        </a>
      </p>
    </Dialog>
  );
}
