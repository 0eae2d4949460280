import { expect, it } from 'vitest';
import { KnownEvents } from './KnownEvents.ts';

const event = (seq: number, objectId = 'one') => ({
  __typename: 'ViewerEvent' as const,
  cursor: String(100 + seq),
  reset: false,
  eventId: `${objectId}-${seq}`,
  typeName: 'CustomerAgent',
  objectId,
  seq,
});

it('takes each event of an object once, however often a stream that goes on tells it', () => {
  const known = new KnownEvents();
  const told = [event(1), event(2), event(1), event(2), event(3), event(1, 'other')];
  expect(told.map((each) => known.take(each))).toEqual([true, true, false, false, true, true]);
  expect(known.place).toBe('101');
});

it('takes everything anew after a place that was too old', () => {
  const known = new KnownEvents();
  known.take(event(5));
  expect(known.take({ ...event(1), cursor: '900', reset: true, eventId: null })).toBe(true);
  expect(known.take(event(5))).toBe(true);
});

it('a place alone is no news, and is where it goes on', () => {
  const known = new KnownEvents();
  expect(known.take({ ...event(1), cursor: '77', eventId: null })).toBe(false);
  expect(known.place).toBe('77');
});
