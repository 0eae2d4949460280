import { type ComponentType, useState } from 'react';
import { useHydrated } from '../navigation/useHydrated.ts';
import { withScriptLater } from './withScriptLater.tsx';

// React compares no HTML with what stands there: it leaves it alone.
const asItStands = { __html: '' };

/**
 * A part of a page that does nothing: texts, links, pictures. A browser that takes the server's page over keeps it as the server
 * wrote it and never loads its script; a page that the browser makes itself has it rendered, after its `clientLoader` has waited
 * for `ready`. What changes while a page is shown has no place in it.
 * @param className of the element around it
 * @param isAlive whether something of it does something after all: then its script comes behind the page
 */
export function writtenByServer<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className: string,
  isAlive: (props: Props) => boolean = () => false,
) {
  const Rendered = withScriptLater(load);
  function WrittenByServer(props: Props) {
    const isHydrated = useHydrated();
    const [isFromServer] = useState(!import.meta.env.SSR && !isHydrated);
    if (isFromServer && !isAlive(props))
      return <div className={className} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />;
    return (
      <div className={className}>
        <Rendered {...props} />
      </div>
    );
  }
  return Object.assign(WrittenByServer, { ready: Rendered.ready });
}
