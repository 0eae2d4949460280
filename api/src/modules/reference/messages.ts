/** What people read for the values of enumerations: [label, status kind?]. */
export const enumLabels: Record<string, Record<string, [string, string?]>> = {
  CategoryType: {
    IndustrialService: ['خدمات تولید صنعتی'],
    Product: ['تجهیزات و کالای صنعتی'],
    ConsultingService: ['طراحی و مشاوره'],
    ElectronicDocument: ['استانداردها و مدارک'],
  },
  PropertyDataType: {
    NUMERIC: ['عددی'],
    NUMERIC_RANGE: ['بازهٔ عددی'],
    ENUM: ['انتخابی'],
    MULTI_ENUM: ['چندانتخابی'],
    BOOLEAN: ['بله یا خیر'],
    TEXT: ['متنی'],
  },
  PublishState: {
    DRAFT: ['پیش‌نویس', 'info'],
    PENDING: ['در انتظار بررسی', 'warning'],
    PUBLISHED: ['منتشر شده', 'success'],
    REJECTED: ['رد شده', 'error'],
    ARCHIVED: ['بایگانی شده', 'info'],
  },
  VerificationLevel: {
    NONE: ['تأیید نشده'],
    PHONE: ['تلفن تأیید شده', 'info'],
    IDENTITY: ['هویت تأیید شده', 'info'],
    BUSINESS: ['مجوز کسب تأیید شده', 'success'],
    SITE: ['بازدید از محل انجام شده', 'success'],
  },
  ConfirmStatus: {
    DRAFT: ['پیش‌نویس', 'info'],
    PENDING: ['در انتظار تأیید', 'warning'],
    CONFIRMED: ['تأیید شده', 'success'],
    REJECTED: ['رد شده', 'error'],
    SUSPENDED: ['تعلیق شده', 'error'],
  },
  PriceMode: { FIXED: ['قیمت ثابت'], TIERED: ['قیمت پلکانی'], ON_REQUEST: ['توافقی'] },
  StockState: {
    IN_STOCK: ['موجود', 'success'],
    MADE_TO_ORDER: ['ساخت به سفارش', 'info'],
    OUT: ['ناموجود', 'warning'],
  },
  ProductSort: {
    RELEVANCE: ['مرتبط‌ترین'],
    NEWEST: ['تازه‌ترین'],
    PRICE_ASC: ['ارزان‌ترین'],
    LEAD_TIME: ['زودترین تحویل'],
    RATING: ['بهترین امتیاز تأمین‌کننده'],
    RESPONSE_TIME: ['سریع‌ترین پاسخ‌گویی'],
  },
  SupplierSort: {
    RELEVANCE: ['مرتبط‌ترین'],
    NEWEST: ['تازه‌ترین'],
    RATING: ['بهترین امتیاز'],
    RESPONSE_TIME: ['سریع‌ترین پاسخ‌گویی'],
  },
  RangeMatch: { cover: ['همهٔ بازه را بپوشاند'], overlap: ['با بازه هم‌پوشانی داشته باشد'] },
};

/** Titles of the form models. */
export const modelTitles: Record<string, string> = {
  SupplierProductQuery: 'جست‌وجوی محصولات',
  SupplierQuery: 'جست‌وجوی تأمین‌کنندگان',
  CategoryQuery: 'جست‌وجوی دسته‌ها',
  ProductFilter: 'فیلتر محصولات',
  PropertyFilter: 'فیلتر یک ویژگی',
};

/** Labels of the fields of form models. */
export const fieldLabels: Record<string, string> = {
  ids: 'شناسه‌ها',
  parentId: 'دستهٔ بالاتر',
  parentIds: 'دسته‌های بالاتر',
  categoryId: 'دسته',
  categoryIds: 'دسته‌ها',
  categoryType: 'نوع دسته',
  supplierId: 'تأمین‌کننده',
  supplierIds: 'تأمین‌کنندگان',
  baseProductId: 'محصول پایه',
  searchKey: 'عبارت جست‌وجو',
  filter: 'فیلتر',
  sort: 'مرتب‌سازی',
  perParent: 'تعداد برای هر والد',
  pageNumber: 'شمارهٔ صفحه',
  pageSize: 'تعداد در صفحه',
  verificationLevel: 'سطح تأیید',
  onlyConfirmed: 'فقط تأییدشده‌ها',
  stockStates: 'وضعیت موجودی',
  includeUnknown: 'نمایش موارد اعلام‌نشده',
  properties: 'ویژگی‌ها',
  propertyId: 'ویژگی',
  value: 'از',
  maxValue: 'تا',
  measurementUnitId: 'یکا',
  enumValueIds: 'مقدارها',
  booleanValue: 'بله یا خیر',
  match: 'شیوهٔ تطبیق بازه',
};
