import type { OwnCodes } from '../../../platform/error-codes.ts';

const number = ['number'] as const;

export const videoErrors = {
  MEDIA_VIDEO_NOT_FOUND: { fa: 'این ویدئو پیدا نشد یا دیگر نشان داده نمی‌شود.', en: 'There is no such video.' },
  CAPTIONS_UNREADABLE: {
    fa: 'سطر {0} این متن خوانده نشد؛ متن باید به شکل WebVTT باشد: با WEBVTT آغاز شود و هر زیرنویس زمان آغاز و پایان داشته باشد.',
    en: 'Line {0} cannot be read. The text must be WebVTT: it begins with WEBVTT, and each caption has its times.',
    params: ['line'],
  },
  CAPTION_ORDER: {
    fa: 'زیرنویس {0} پیش از زیرنویس قبلی آغاز می‌شود؛ زیرنویس‌ها را به ترتیب زمان بنویسید.',
    en: 'Caption {0} begins before the one before it. Captions stand in the order of their times.',
    params: [...number],
  },
  CAPTION_OVERLAP: {
    fa: 'زیرنویس {0} پیش از پایان زیرنویس قبلی آغاز می‌شود.',
    en: 'Caption {0} begins before the one before it has ended.',
    params: [...number],
  },
  CAPTION_ENDS_BEFORE_START: {
    fa: 'پایان زیرنویس {0} باید پس از آغاز آن باشد.',
    en: 'Caption {0} must end after it begins.',
    params: [...number],
  },
  CAPTION_AFTER_END: {
    fa: 'زیرنویس {0} پس از پایان ویدئو است.',
    en: 'Caption {0} is later than the end of the video.',
    params: [...number],
  },
  CAPTION_EMPTY: {
    fa: 'زیرنویس {0} متن ندارد.',
    en: 'Caption {0} has no text.',
    params: [...number],
  },
  CAPTION_LINES: {
    fa: 'زیرنویس {0} بیش از {1} سطر دارد.',
    en: 'Caption {0} has more than {1} lines.',
    params: ['number', 'limit'],
  },
  CHAPTER_ORDER: {
    fa: 'هر بخش باید پس از بخش پیش از خود آغاز شود.',
    en: 'Each chapter must begin after the one before it.',
  },
  CHAPTER_AFTER_END: {
    fa: 'این بخش پس از پایان ویدئو است.',
    en: 'This chapter begins after the end of the video.',
  },
} satisfies OwnCodes;

declare module '../../../platform/error-codes.ts' {
  interface CodesByOwner {
    contentVideos: keyof typeof videoErrors;
  }
}
