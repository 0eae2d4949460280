import type { FormWords } from '../../../platform/modules/module.ts';

export const blockForms = {
  titles: {
    MarkdownText: 'خواندن متن Markdown',
  },
  labels: {
    markdown: 'متن Markdown',
  },
} satisfies FormWords;
