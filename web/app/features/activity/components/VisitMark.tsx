import { useEffect } from 'react';
import type { ThingType } from '../../../platform/graph/types.generated.ts';
import { useViewer } from '../../../platform/session/session.ts';

/** Tells the api that who is logged in looks at a thing, for the own last visits. Shows nothing. */
export function VisitMark({ type, id }: { type: ThingType; id: string }) {
  const person = useViewer()?.sub;
  useEffect(() => {
    // A visit that is not written down is no loss; visitors never load this.
    if (person) import('./markVisit.ts').then(({ markVisit }) => markVisit(type, id)).catch(() => undefined);
  }, [person, type, id]);
  return null;
}
