import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWebm } from '../../../api/src/modules/files/webm.ts';
import { Problem } from '../../../api/src/platform/problem.ts';
import { clipOf, videoOf } from '../../kit/videos.ts';

const CODES = ['FILE_BROKEN', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'VIDEO_NOT_SEEKABLE'];

/** What is read of some bytes, or the code of the refusal. @throws whatever is no refusal */
function outcomeOf(bytes: Buffer) {
  try {
    return readWebm(bytes);
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

it('a clip of the site has the length and the size that players show', () => {
  expect(readWebm(clipOf('compare'))).toMatchObject({ width: 960, height: 540 });
});

it('whatever becomes of the bytes, a video is read or refused', () => {
  const whole = videoOf({ durationMs: 4_000 });
  const change = fc.record({ at: fc.nat(whole.length - 1), value: fc.nat(255) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 5 }), fc.nat(whole.length), (changes, length) => {
      const bytes = Buffer.from(whole);
      for (const { at, value } of changes) bytes[at] = value;
      const outcome = outcomeOf(bytes.subarray(0, length));
      if (typeof outcome === 'string') expect(CODES).toContain(outcome);
      else expect(outcome.durationMs).toBeGreaterThan(0);
    }),
    { numRuns: 3_000 },
  );
});

it('a recording whose parts do not say how long they are is measured too', () => {
  const recorded = videoOf({ durationMs: 7_000 });
  for (const id of ['18538067', '1f43b675'])
    for (let at = recorded.indexOf(id, 0, 'hex'); at >= 0; at = recorded.indexOf(id, at + 4, 'hex'))
      recorded.set([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], at + 4);
  expect(outcomeOf(recorded)).toMatchObject({ durationMs: 7_000 });
});

it('what has more elements than any video is refused', () => {
  const idle = Buffer.alloc(1_000_000, Buffer.from('ec80', 'hex'));
  expect(outcomeOf(Buffer.concat([videoOf(), idle]))).toBe('FILE_BROKEN');
});
