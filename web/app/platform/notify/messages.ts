export const noticeMessages = {
  kinds: {
    info: 'اطلاع',
    success: 'انجام شد',
    warning: 'هشدار',
    error: 'خطا',
    question: 'پرسش',
  },
};
