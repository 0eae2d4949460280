import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { mergeManifests } from '../../platform/modules/merge-manifests.ts';
import type { Module } from '../../platform/modules/module.ts';
import type { Things } from '../../platform/modules/things.ts';
import { announcementsPart } from './announcements/announcements.part.ts';
import { blocksPart } from './blocks/index.ts';
import * as enums from './content.enums.ts';
import { helpPart } from './help/help.part.ts';
import { type QuestionParts, questionsPart } from './questions/questions.part.ts';
import { feedbackPart, type Parts as FeedbackParts } from './feedback/feedback.part.ts';
import { menusPart } from './menus/menus.part.ts';
import { operatorPart } from './operator/operator.part.ts';
import { termsOf } from './terms/terms-at.ts';

type Parts = { db: Database; clock: Clock; publicOrigin: string; things: Things } & FeedbackParts & QuestionParts;

/** Pages, questions, help, feedback, menus and what else people read. Each noun has a folder and declares its part. */
export function contentModule(parts: Parts) {
  const pages = { names: async () => [], ids: async () => [] };
  return {
    name: 'content',
    about: 'What people read: pages, questions, help, and what they say about them.',
    ...mergeManifests([
      { enums },
      blocksPart(parts),
      feedbackPart(parts),
      questionsPart(parts),
      helpPart(parts),
      menusPart({ ...parts, pages }),
      announcementsPart(parts),
      operatorPart(parts),
    ]),
    service: {
      /** Versions of the terms that a login agrees to. */
      termsAt: async (now: Date) => termsOf([], now),
    },
  } satisfies Module;
}
