/** A sentence in the languages that answers have. */
export type Words = { en: string; fa: string };

/** A refusal of the gateway's own. `status`: the HTTP status it stands for; `code`: stable, for programs. */
export type Refusal = { status: number; code: string; words: Words };

const persian = (value: number) => value.toLocaleString('fa-IR');
/** Doubling fragments count to numbers that say nothing. */
const COUNTABLE = 1_000_000;
const shown = (count: number) => (count > COUNTABLE ? 'far too many' : String(count));
const shownInPersian = (count: number) => (count > COUNTABLE ? 'بی‌شمار' : persian(count));

const refusal = (status: number, code: string, words: Words): Refusal => ({ status, code, words });

/** A document that has more of something than it may. */
const excess = (code: string, what: Words) => (count: number, limit: number) =>
  refusal(400, code, {
    en: `The document has ${shown(count)} ${what.en}; ${limit} is the limit.`,
    fa: `این سند ${shownInPersian(count)} ${what.fa} دارد و بیشترین اندازهٔ مجاز ${persian(limit)} است.`,
  });

/** What the gateway itself refuses, each in both languages. What graphql-js says of a document stays as it says it. */
export const refusals = {
  methodNotAllowed: refusal(405, 'METHOD_NOT_ALLOWED', {
    en: 'Ask by POST, or by GET.',
    fa: 'درخواست را با POST یا GET بفرستید.',
  }),
  mutationByGet: refusal(405, 'METHOD_NOT_ALLOWED', {
    en: 'A mutation is sent by POST.',
    fa: 'تغییر (mutation) را با POST بفرستید.',
  }),
  notAcceptable: refusal(406, 'NOT_ACCEPTABLE', {
    en: 'Answers are application/graphql-response+json or application/json.',
    fa: 'پاسخ‌ها تنها application/graphql-response+json یا application/json هستند.',
  }),
  mediaTypeNotSupported: refusal(415, 'MEDIA_TYPE_NOT_SUPPORTED', {
    en: 'Only application/json is read.',
    fa: 'تنها application/json خوانده می‌شود.',
  }),
  bodyTooLarge: (limit: number) =>
    refusal(413, 'BODY_TOO_LARGE', {
      en: `The body may have ${limit} bytes.`,
      fa: `بدنهٔ درخواست نباید بیش از ${persian(limit)} بایت باشد.`,
    }),
  bodyNotText: refusal(400, 'CHAR_NOT_ALLOWED', {
    en: 'The body is not UTF-8.',
    fa: 'بدنهٔ درخواست UTF-8 نیست.',
  }),
  bodyNotJson: refusal(400, 'BAD_REQUEST', { en: 'The body is not JSON.', fa: 'بدنهٔ درخواست JSON نیست.' }),
  bodyNotObject: refusal(400, 'BAD_REQUEST', {
    en: 'The body must be one JSON object.',
    fa: 'بدنهٔ درخواست باید یک شیء JSON باشد.',
  }),
  batchingNotSupported: refusal(400, 'BATCHING_NOT_SUPPORTED', {
    en: 'Send one operation in a request.',
    fa: 'در هر درخواست یک عملیات بفرستید.',
  }),
  parametersNotWritable: refusal(400, 'BAD_REQUEST', {
    en: 'The parameters are not well-formed text.',
    fa: 'پارامترها متن درستی ندارند.',
  }),

  tokenExpired: refusal(401, 'TOKEN_EXPIRED', {
    en: 'The token has ended. Get another one, or ask without it.',
    fa: 'زمان توکن تمام شده است. توکن تازه‌ای بگیرید یا بدون آن درخواست کنید.',
  }),
  tokenInvalid: refusal(401, 'TOKEN_INVALID', {
    en: 'The token is not valid. Get another one, or ask without it.',
    fa: 'توکن معتبر نیست. توکن دیگری بگیرید یا بدون آن درخواست کنید.',
  }),
  unauthenticated: refusal(401, 'UNAUTHENTICATED', { en: 'Log in to do this.', fa: 'برای این کار باید وارد شوید.' }),
  forbidden: refusal(403, 'FORBIDDEN', {
    en: 'You have no access to this.',
    fa: 'شما به این بخش دسترسی ندارید.',
  }),
  budgetSpent: (limit: number, resetSeconds: number) =>
    refusal(429, 'BUDGET_SPENT', {
      en: `This would go beyond the ${limit} points of a minute. Ask again in ${resetSeconds} seconds.`,
      fa: `سهم شما در هر دقیقه ${persian(limit)} امتیاز است و این درخواست از آن بیشتر می‌شود. ${persian(resetSeconds)} ثانیهٔ دیگر دوباره تلاش کنید.`,
    }),
  rateLimited: refusal(429, 'RATE_LIMITED', {
    en: 'There were too many of these in a minute.',
    fa: 'این درخواست در یک دقیقه بیش از اندازه تکرار شد. کمی بعد دوباره تلاش کنید.',
  }),
  overloaded: refusal(503, 'OVERLOADED', {
    en: 'Too much is asked at once.',
    fa: 'هم‌اکنون درخواست‌ها بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
  }),

  subscriptionsNotSupported: refusal(400, 'SUBSCRIPTIONS_NOT_SUPPORTED', {
    en: 'A subscription is answered as text/event-stream only; ask for it in Accept.',
    fa: 'پاسخ اشتراک (subscription) تنها به صورت text/event-stream است؛ آن را در Accept بخواهید.',
  }),
  oneSubscription: refusal(400, 'ONE_SUBSCRIPTION_A_REQUEST', {
    en: 'A subscription has one field, written in the operation itself.',
    fa: 'هر اشتراک (subscription) یک فیلد دارد که در خود عملیات نوشته می‌شود.',
  }),
  slowConsumer: refusal(503, 'SLOW_CONSUMER', {
    en: 'The events are not read as fast as they come. Open the stream again, after the last event.',
    fa: 'رویدادها به همان تندی که می‌رسند خوانده نمی‌شوند. از پس از آخرین رویداد دوباره باز کنید.',
  }),
  incrementalNotSupported: refusal(400, 'INCREMENTAL_DELIVERY_NOT_SUPPORTED', {
    en: '@defer and @stream are not supported.',
    fa: 'دستورهای @defer و @stream پشتیبانی نمی‌شوند.',
  }),
  oneMutation: refusal(400, 'ONE_MUTATION_A_REQUEST', {
    en: 'A mutation has one field, written in the operation itself.',
    fa: 'هر تغییر (mutation) یک فیلد دارد که در خود عملیات نوشته می‌شود.',
  }),
  tooManyTokens: (limit: number) =>
    refusal(400, 'TOO_MANY_TOKENS', {
      en: `The document has more than ${limit} tokens, which is the limit.`,
      fa: `این سند بیش از ${persian(limit)} توکن دارد که بیشترین اندازهٔ مجاز است.`,
    }),
  tooManyRepeats: refusal(400, 'TOO_MANY_REPEATS', {
    en: 'The document repeats fields too often. Write each field once in its selection.',
    fa: 'فیلدها در این سند بیش از اندازه تکرار شده‌اند. هر فیلد را در هر گزینش یک بار بنویسید.',
  }),
  tooManyDirectives: excess('TOO_MANY_DIRECTIVES', { en: 'directives', fa: 'راهنما (directive)' }),
  queryTooDeep: excess('QUERY_TOO_DEEP', { en: 'levels', fa: 'سطح' }),
  tooManyAliases: excess('TOO_MANY_ALIASES', { en: 'aliases', fa: 'نام مستعار' }),
  tooManyRootFields: excess('TOO_MANY_ROOT_FIELDS', { en: 'root fields', fa: 'فیلد ریشه' }),
  tooManyObjects: (count: number, limit: number) =>
    refusal(400, 'COST_LIMIT', {
      en: `The answer could hold ${shown(count)} objects; ${limit} is the limit.`,
      fa: `این پاسخ می‌تواند ${shownInPersian(count)} شیء داشته باشد و بیشترین اندازهٔ مجاز ${persian(limit)} است.`,
    }),
  tooDear: (cost: number, limit: number) =>
    refusal(400, 'COST_LIMIT', {
      en: `The operation could cost ${shown(cost)}; ${limit} is the limit.`,
      fa: `هزینهٔ این عملیات می‌تواند ${shownInPersian(cost)} باشد و بیشترین اندازهٔ مجاز ${persian(limit)} است.`,
    }),

  argumentsTooLong: (length: number, limit: number) =>
    refusal(400, 'ARGUMENTS_TOO_LONG', {
      en: `The arguments have ${length} characters once they are written; ${limit} is the limit.`,
      fa: `آرگومان‌ها هنگام نوشتن ${persian(length)} نویسه دارند و بیشترین اندازهٔ مجاز ${persian(limit)} است.`,
    }),
  nestedListTooWide: refusal(400, 'NESTED_LIST_TOO_WIDE', {
    en: 'For several parents at once a nested list has its first rows alone: no page, edges, counts, filter or order.',
    fa: 'فهرست درونی برای چند ردیف با هم تنها ردیف‌های نخست را دارد: بدون صفحه، edges، شمارش، فیلتر و ترتیب.',
  }),
  unitNotComparable: refusal(400, 'UNIT_NOT_COMPARABLE', {
    en: 'This unit measures another quantity, or is none.',
    fa: 'این یکا کمیت دیگری را می‌سنجد یا وجود ندارد.',
  }),
  keyMalformed: refusal(400, 'IDEMPOTENCY_KEY_MALFORMED', {
    en: 'An idempotency key has 1 to 200 visible ASCII characters, without spaces.',
    fa: 'شناسهٔ تکرار (idempotencyKey) ۱ تا ۲۰۰ نویسهٔ دیدنی ASCII و بدون فاصله است.',
  }),

  upstreamUnavailable: refusal(503, 'UPSTREAM_UNAVAILABLE', {
    en: 'The market cannot answer now. Ask again in a moment.',
    fa: 'راسته اکنون نمی‌تواند پاسخ بدهد. کمی بعد دوباره تلاش کنید.',
  }),
  upstreamTimeout: refusal(504, 'UPSTREAM_TIMEOUT', {
    en: 'The answer took too long. Ask again in a moment.',
    fa: 'پاسخ بیش از اندازه طول کشید. کمی بعد دوباره تلاش کنید.',
  }),
  upstreamInvalid: refusal(502, 'UPSTREAM_INVALID', {
    en: 'The market gave an answer that cannot be read.',
    fa: 'پاسخ راسته خوانا نبود.',
  }),
  cancelled: refusal(499, 'REQUEST_CANCELLED', {
    en: 'The client left before the answer.',
    fa: 'درخواست‌کننده پیش از پاسخ رفت.',
  }),
  internal: refusal(500, 'INTERNAL_SERVER_ERROR', {
    en: 'Something went wrong here.',
    fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
  }),
  webSocketNotSupported: refusal(400, 'WEBSOCKET_NOT_SUPPORTED', {
    en: 'There is nothing to upgrade to here.',
    fa: 'اینجا WebSocket پشتیبانی نمی‌شود.',
  }),
};

/** What is wrong with one argument, or with one parameter of GraphQL over HTTP. */
export const problems = {
  required: { en: 'This is required.', fa: 'این مورد الزامی است.' },
  unknown: { en: 'There is no parameter of this name.', fa: 'این پارامتر شناخته نشد.' },
  notJson: { en: 'This must be written as JSON.', fa: 'این مورد باید به‌شکل JSON نوشته شود.' },
  notText: { en: 'This must be text.', fa: 'این مورد باید متن باشد.' },
  notObject: { en: 'This must be a JSON object.', fa: 'این مورد باید یک شیء JSON باشد.' },
  otherHash: { en: 'This is not the hash of the text beside it.', fa: 'این هشِ متنی که همراه آن است نیست.' },
  notId: { en: 'This is not an id.', fa: 'این مقدار شناسه نیست.' },
  notWellFormed: { en: 'This is not well-formed text.', fa: 'این متن درست نوشته نشده است.' },
  twice: { en: 'Each property may stand here once.', fa: 'هر ویژگی تنها یک بار می‌تواند اینجا بیاید.' },
  duplicateKey: {
    en: 'The same key appears twice in one JSON object.',
    fa: 'این نام در یک شیء JSON دو بار آمده است.',
  },
  numberTooLarge: { en: 'This number is too large.', fa: 'این عدد بیش از اندازه بزرگ است.' },
  tooDeep: (limit: number) => ({
    en: `The JSON is nested deeper than ${limit} levels.`,
    fa: `داده‌های JSON بیش از ${persian(limit)} سطح تودرتو هستند.`,
  }),
  tooMany: (limit: number) => ({
    en: `At most ${limit} are allowed.`,
    fa: `بیشترین تعداد مجاز ${persian(limit)} است.`,
  }),
  cursorInvalid: {
    en: 'This cursor is not of this list in this order; read the list from its beginning.',
    fa: 'این نشانه از این فهرست با این ترتیب نیست؛ فهرست را از آغاز بخوانید.',
  },
  conflict: {
    en: 'This argument contradicts another one; send only one of them.',
    fa: 'این پارامتر با پارامتر دیگری ناسازگار است.',
  },
  pageTooDeep: (limit: number) => ({
    en: `Pages end at row ${limit}; narrow the list, or go on by cursor (\`after\`).`,
    fa: `بیش از ردیف ${persian(limit)} قابل نمایش نیست؛ فهرست را محدودتر کنید.`,
  }),
  tooSmall: (limit: number) => ({
    en: `The value must not be less than ${limit}.`,
    fa: `مقدار نباید کمتر از ${persian(limit)} باشد.`,
  }),
  outside: (least: number, most: number) => ({
    en: `This may be ${least} to ${most}.`,
    fa: `این مقدار باید از ${persian(least)} تا ${persian(most)} باشد.`,
  }),
} satisfies Record<string, Words | ((...limits: number[]) => Words)>;

/** A sentence that names the argument it is about. */
export const about = (field: string, { en, fa }: Words): Words => ({
  en: `"${field}": ${en}`,
  fa: `«${field}»: ${fa}`,
});
