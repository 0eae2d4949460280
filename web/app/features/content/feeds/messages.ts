/** The words of feeds. */
export const feedMessages = {
  news: 'خبرهای راسته',
  newsText: 'خبرهای بازار کالا و خدمات صنعتی',
  ofType: (type: string) => `${type} | راسته`,
  ofTypeText: (type: string) => `تازه‌ترین نوشته‌های «${type}» در راسته`,
  author: 'راسته',
};
