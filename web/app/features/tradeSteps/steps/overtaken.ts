import { useState } from 'react';
import { labelOf } from '../../../platform/text/labelOf.ts';
import { tradeMessages } from '../messages.ts';
import { stepMessagesOf } from './messages.ts';
import type { RoomParts } from './room.ts';
import type { Step } from './steps.ts';

/** What happened since a version of a request was seen, and whether a step can still be taken; the same for forms without script. */
export function overtakenText({ request, labels, latest }: Omit<RoomParts, 'renew'>, step: Step, seenSeq?: number) {
  const words = stepMessagesOf(request).overtaken;
  const isTold = latest && latest.seq !== seenSeq;
  const what = isTold
    ? words.event(labelOf(labels.tradeEventTypes, latest.type), latest.actorName ?? tradeMessages.timeline.clock)
    : words.changed;
  const canStill = request.allowedActions.includes(step);
  return `${words.happened(what)} ${canStill ? words.still : words.over}`;
}

/** A line about what somebody else did while a step was being written; undefined while nobody did anything. */
export function useOvertaken(room: RoomParts, step: Step): string | undefined {
  const { request, latest } = room;
  const [seen] = useState({ version: request.version, seq: latest?.seq });
  return request.version === seen.version ? undefined : overtakenText(room, step, seen.seq);
}
