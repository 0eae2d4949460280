import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { mergeManifests } from '../../platform/modules/merge-manifests.ts';
import type { Module } from '../../platform/modules/module.ts';
import { blocksPart } from './blocks/index.ts';
import * as enums from './content.enums.ts';
import { feedbackPart, type Parts as FeedbackParts } from './feedback/feedback.part.ts';

type Parts = { db: Database; clock: Clock; publicOrigin: string } & FeedbackParts;

/** Pages, questions, help, feedback, menus and what else people read. Each noun has a folder and declares its part. */
export function contentModule(parts: Parts) {
  return {
    name: 'content',
    about: 'What people read: pages, questions, help, and what they say about them.',
    ...mergeManifests([{ enums }, blocksPart(parts), feedbackPart(parts)]),
    service: {},
  } satisfies Module;
}
