import { expect, it } from 'vitest';
import { certificateState } from './certificateState.ts';

it('a certificate holds to the end of its last day in Tehran', () => {
  expect(certificateState('2026-11-20', '2026-11-20T20:29:59Z')).toBe('endsSoon');
  expect(certificateState('2026-11-20', '2026-11-20T20:30:00Z')).toBe('expired');
});

it('is about to end from thirty days before', () => {
  expect(certificateState('2026-12-20', '2026-11-20T20:29:59Z')).toBe('valid');
  expect(certificateState('2026-12-20', '2026-11-20T20:30:00Z')).toBe('endsSoon');
});
