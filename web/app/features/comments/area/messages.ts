import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of comments. */
export const area: OwnArea = {
  menu: { place: 21, name: 'Comments', href: '/profile/comments', label: 'نظرها' },
  kept: {
    comments: 'نظرهایی که نوشته، پسندیده یا گزارش کرده‌اید. با بستن حساب، متن نظرها بدون نام شما می‌ماند.',
    moderation: 'موارد بررسی که باز کرده یا دربارهٔ آن‌ها تصمیم گرفته‌اید.',
  },
  liveQueries: {
    OwnComment: ['viewer.comments'],
    ModerationCase: ['staff.moderationCases', 'staff.moderationSummary'],
  },
};
