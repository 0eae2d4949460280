/** Words of the forms in which a part of a service is handed over or refused, which come with them. */
export const milestoneFormMessages = {
  note: 'توضیح برای خریدار',
  noteHint: 'توضیح بنویسید، فایل بیفزایید یا هر دو.',
  nothing: 'توضیح بنویسید یا فایل بیفزایید.',
  file: 'فایل تحویلی',
  fileHint: 'PDF، تصویر، Word، Excel، نقشه یا ZIP؛ تا ۲۰ مگابایت. چند فایل را در یک ZIP بگذارید.',
  reason: 'چه چیز کم یا نادرست است',
};
