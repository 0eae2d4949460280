import { formatDecimal } from '../../platform/numbers/decimals.ts';
import { formatInteger } from '../../platform/numbers/numbers.ts';

/** Every word of the comments on a page or an offer. */
export const commentMessages = {
  title: 'نظر کاربران',
  none: 'هنوز نظری نوشته نشده است.',
  closed: 'برای این نوشته نظر پذیرفته نمی‌شود.',
  ownObject: 'این مورد از آنِ شرکت شماست. می‌توانید به نظر دیگران پاسخ دهید.',
  list: 'نظرها',
  pages: 'صفحه‌های نظرها',
  all: 'همهٔ نظرها',
  previous: 'قبلی',
  next: 'بعدی',
  rating: {
    of: (stars: number) => `${formatInteger(stars)} از ۵`,
    mean: (rating: string) => `${formatDecimal(Number(rating), 1)} از ۵`,
    count: (count: number) => `${formatInteger(count)} امتیاز`,
    few: 'میانگین از ۳ امتیاز به بعد نشان داده می‌شود.',
    stars: (stars: number) => `${formatInteger(stars)} ستاره`,
  },
  marks: {
    seller: 'پاسخ فروشنده',
    buyer: 'خریدار این کالا',
    pending: 'در انتظار بررسی',
    edited: 'ویرایش‌شده',
  },
  answering: (name: string) => `در پاسخ به ${name}`,
  removed: 'نویسنده این نظر را حذف کرده است.',
  pros: 'نکته‌های مثبت',
  cons: 'نکته‌های منفی',
  likes: (count: number) => `${formatInteger(count)} پسند`,
  like: 'می‌پسندم',
  pressed: (isLiked: boolean, count: number) => {
    const word = isLiked ? 'پسندیده‌اید' : 'می‌پسندم';
    return count > 0 ? `${word} (${formatInteger(count)})` : word;
  },
  likeOf: (pressed: string, name: string) => `${pressed}، نظر ${name}`,
  moreAnswers: (count: number) => `${formatInteger(count)} پاسخ دیگر`,
  typed: 'آنچه نوشته بودید:',
  loginToWrite: 'برای نوشتن نظر وارد شوید',
  write: 'نوشتن نظر',
  answer: 'پاسخ',
  report: 'گزارش',
};
