/** The words of the button that hands a page's address on. */
export const shareMessages = {
  share: 'کپی لینک',
  shared: 'لینک این صفحه کپی شد',
  shareFailed: 'لینک کپی نشد',
};
