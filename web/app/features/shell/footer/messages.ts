/** The words at the foot of every page. */
export const footerMessages = {
  footer: {
    about: 'راسته بازار کالا و خدمات صنعتی است: کالا را با اندازه و مشخصات فنی پیدا کنید، نه فقط با نام.',
    invented: 'نام‌ها، شماره‌ها و قیمت‌های این سایت ساختگی‌اند.',
    roots: 'بخش‌های بازار',
    basket: 'سبد نیاز',
    sell: 'فروش در راسته',
    more: 'دسترسی سریع',
    pages: 'راسته',
    questions: 'پرسش‌های پرتکرار',
    feedback: 'بازخورد',
    links: 'پیوندهای سایت',
  },
  theme: { legend: 'پوسته', system: 'خودکار', light: 'روشن', dark: 'تیره' },
  density: { legend: 'تراکم', automatic: 'خودکار', comfortable: 'باز', compact: 'فشرده' },
};
