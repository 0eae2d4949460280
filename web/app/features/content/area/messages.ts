import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of what people read and write to the operator. */
export const area: OwnArea = {
  kept: { feedbacks: 'بازخوردهایی که فرستاده‌اید.', pageLikes: 'نوشته‌هایی که پسندیده‌اید.' },
  liveQueries: {
    OwnPage: ['viewer.ownPages', 'viewer.ownPage', 'staff.pages', 'staff.page', 'staff.pageVersions', 'staff.queues'],
    Feedback: ['viewer.feedbacks', 'staff.feedbacks', 'staff.queues'],
    StaffFaqQuestion: ['staff.faqQuestions'],
    StaffFaqCategory: ['staff.faqCategories'],
    HelpScreen: ['staff.helpScreens'],
    StaffMediaVideo: ['staff.mediaVideos'],
  },
};
