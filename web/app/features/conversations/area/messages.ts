import type { OwnArea } from '../../../platform/site/OwnArea.ts';

/** What the logged-in area says of conversations. */
export const area: OwnArea = {
  menu: { place: 22, name: 'Messages', href: '/profile/messages', label: 'پیام‌ها', counts: 'messages' },
  kept: {
    conversations: 'گفت‌وگوهای شما با خریداران و فروشندگان، و پیام‌هایی که نوشته‌اید.',
    messageReports: 'پیام‌هایی که گزارش کرده‌اید.',
  },
  liveQueries: {
    Conversation: [
      'viewer.conversations',
      'viewer.conversation',
      'viewer.unreadThread',
      // It stands in the room of its order.
      'viewer.tradeRequest',
    ],
    // Read, or put away, in another tab.
    UnreadThread: ['viewer.unreadThread', 'viewer.conversations'],
  },
};
