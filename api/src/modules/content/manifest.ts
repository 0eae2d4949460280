import { mergeManifests } from '../../platform/modules/merge-manifests.ts';
import type { Module } from '../../platform/modules/module.ts';
import { pageAddressesPart } from './addresses/addresses.part.ts';
import { advertisementsPart, type AdvertisementsPartParts } from './advertisements/advertisements.part.ts';
import { announcementsPart } from './announcements/announcements.part.ts';
import { blocksPart } from './blocks/index.ts';
import { type CommentParts, commentsPart } from './comments/comments.part.ts';
import * as enums from './content.enums.ts';
import { helpPart } from './help/help.part.ts';
import { type QuestionParts, questionsPart } from './questions/questions.part.ts';
import { feedbackPart, type Parts as FeedbackParts } from './feedback/feedback.part.ts';
import { contentLabelsPart } from './labels/labels.part.ts';
import { menusPart } from './menus/menus.part.ts';
import { operatorPart } from './operator/operator.part.ts';
import { termsOf } from './terms/terms-at.ts';
import { makeContentLabels } from './labels/labels.service.ts';
import { indexContents } from './searching/content-index.ts';
import { contentTypesPart } from './types/types.part.ts';
import { type VideoParts, videosPart } from './videos/videos.part.ts';
import { makeContentTypes } from './types/types.service.ts';
import { pagesPart, type PagesPartParts } from './pages/pages.part.ts';

type Parts = { publicOrigin: string } & FeedbackParts &
  QuestionParts &
  CommentParts &
  VideoParts &
  AdvertisementsPartParts &
  Omit<PagesPartParts, 'types' | 'labels'>;

/** Pages, questions, help, feedback, menus and what else people read. Each noun has a folder and declares its part. */
export function contentModule(parts: Parts) {
  const types = makeContentTypes(parts);
  const labels = makeContentLabels(parts);
  const { part, pages } = pagesPart({ ...parts, types, labels });
  const videos = videosPart(parts);
  const name = 'content';
  return {
    name,
    about: 'What people read: pages, questions, help, and what they say about them.',
    ...mergeManifests(name, [
      { enums, afterStart: () => indexContents(parts) },
      blocksPart(parts),
      feedbackPart(parts),
      questionsPart(parts),
      helpPart({ ...parts, videos: videos.videos }),
      videos.part,
      contentTypesPart(types),
      contentLabelsPart(labels),
      part,
      pageAddressesPart(parts),
      menusPart({ ...parts, pages: pages.shown, types: types.tree }),
      announcementsPart(parts),
      advertisementsPart(parts),
      operatorPart(parts),
      commentsPart(parts),
    ]),
    service: {
      pages,
      /** Versions of the terms that a login agrees to. */
      termsAt: async (now: Date) => termsOf(await pages.termsEditions(now), now),
    },
  } satisfies Module;
}
