import { expect, it } from 'vitest';
import { domainEvents } from './events.ts';
import { TradeEventType } from './modules/sourcing/trade.enums.ts';
import { valuesOf } from './platform/schema.ts';

it('defines every event that the timeline of a trade request names, and the deletion of a draft', () => {
  const defined = domainEvents
    .flatMap(({ definitions }) => definitions)
    .filter(({ aggregate }) => aggregate === 'TradeRequest')
    .map(({ type }) => type);
  expect(defined.toSorted()).toEqual([...valuesOf(TradeEventType), 'REMOVED'].toSorted());
});
