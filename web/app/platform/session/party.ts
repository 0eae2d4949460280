import { useSyncExternalStore } from 'react';
import { askSession, type Party } from './askSession.ts';
import { currentViewer, onViewerChange } from './viewerRecord.ts';

let known: { sub: string; party: Party | undefined } | undefined;
let asking: Promise<unknown> | undefined;
const listeners = new Set<() => void>();

/** In whose name the viewer acts by choice, or because there is one only; it fills forms and decides nothing. */
export const useParty = (): Party | undefined => useSyncExternalStore(follow, current, () => undefined);

/** Acts in the name of another one from now on, in this session. Rejects with a GraphError. */
export async function chooseParty(party: Party): Promise<void> {
  const { userInfo, party: chosen } = await askSession('PUT', '/session/party', party);
  remember(userInfo?.sub, chosen);
}

/** Asks again: who acts for another customer from now on, or for one less, may act in another name by itself. */
export function askPartyAgain(): void {
  known = undefined;
  asking = undefined;
  if (listeners.size > 0) ask();
}

/** What is known of whoever is logged in now. */
const current = () => (known && known.sub === currentViewer()?.sub ? known.party : undefined);

function follow(listener: () => void): () => void {
  listeners.add(listener);
  const end = onViewerChange(ask);
  ask();
  return () => {
    listeners.delete(listener);
    end();
  };
}

/** Asks once for each person. */
function ask(): void {
  const sub = currentViewer()?.sub;
  if (sub === undefined || known?.sub === sub || asking) return;
  const question: Promise<unknown> = askSession('GET')
    .then(({ userInfo, party }) => asking === question && remember(userInfo?.sub, party))
    // Without an answer no form is filled, and the next one asks again.
    .catch(() => undefined)
    .finally(() => asking === question && (asking = undefined));
  asking = question;
}

function remember(sub: string | undefined, party: Party | undefined): void {
  known = sub === undefined ? undefined : { sub, party };
  for (const listener of listeners) listener();
}
