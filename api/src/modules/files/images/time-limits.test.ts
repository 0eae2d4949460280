import { expect, it } from 'vitest';
import { ABANDONED_SECONDS } from '../../../platform/idempotency/idempotency.repository.ts';
import { TIME_LIMIT_MS } from './image-process.ts';
import { LONGEST_WAIT_MS } from './images.ts';

it('nobody takes an upload for abandoned whose picture waits, hangs and is ended', () => {
  expect((LONGEST_WAIT_MS + TIME_LIMIT_MS) / 1_000 + 5).toBeLessThanOrEqual(ABANDONED_SECONDS);
});
