/** A login whose code is on its way, as the page keeps it through a reload; times in ms since 1970. */
export interface BegunLogin {
  /** As it was typed. */
  phone: string;
  challengeId: string;
  maskedPhone: string;
  codeLength: number;
  /** Two digits that stand in the message too. */
  mark: string;
  resendAt: number;
  endsAt: number;
  /** Codes that were refused. */
  wrong: number;
}

const storageKey = 'begunLogin';

/** The login that was begun in this tab; when its code has ended, only whose it was. */
export function readBegunLogin(now = Date.now()): { phone?: string; begun?: BegunLogin } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<BegunLogin> | null;
    if (typeof kept?.phone !== 'string') return {};
    const isAlive = typeof kept.challengeId === 'string' && Number(kept.endsAt) > now;
    return { phone: kept.phone, ...(isAlive && { begun: kept as BegunLogin }) };
  } catch {
    return {};
  }
}

export function keepBegunLogin(begun: BegunLogin | undefined): void {
  if (begun) sessionStorage.setItem(storageKey, JSON.stringify(begun));
  else sessionStorage.removeItem(storageKey);
}
