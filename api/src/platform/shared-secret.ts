import { timingSafeEqual } from 'node:crypto';

/** Whether what a request carries is the secret; takes as long for any guess of its length. */
export function isSecret(given: unknown, secret: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
