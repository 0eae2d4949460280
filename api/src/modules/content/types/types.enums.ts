import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const PageType = namedEnum('PageType', 'What kind of page something is; it decides where it stands.', {
  ARTICLE: { en: 'An article; suppliers write them too.', fa: 'مقاله' },
  NEWS: { en: 'News, in the feed of the site.', fa: 'خبر' },
  GUIDE: { en: 'A guide that shows how something is done.', fa: 'راهنما' },
  STATIC: { en: 'A page of the site itself, such as its terms.', fa: 'صفحهٔ سایت' },
  LANDING: { en: 'A page that leads to a part of the site.', fa: 'صفحهٔ معرفی' },
});
export type PageType = Static<typeof PageType>;
