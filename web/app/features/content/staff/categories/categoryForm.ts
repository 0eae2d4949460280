import * as v from 'valibot';
import { byLabels } from '../../../../platform/forms/conflict.ts';
import { digitText, required, requiredText } from '../../../../platform/forms/rules.ts';
import { toPersianDigits } from '../../../../platform/text/digits.ts';
import { staffForm } from '../../../staff/index.ts';
import { categoryStaffMessages as words } from './messages.ts';
import {
  ChangeFaqCategoryDocument,
  CreateFaqCategoryDocument,
  type StaffCategories_CategoryFragment as Category,
} from './StaffCategories.generated.ts';

/** Writes a group of questions. */
export const categoryForm = staffForm({
  name: 'faq-category',
  schema: v.object({ name: requiredText(2, 60), order: required(digitText(4)), isActive: v.string() }),
  outdates: ['staff.faqCategories', 'staff.faqQuestions'],
  save({ name, order, isActive }, { id, version }, { write }) {
    const whole = { name, order: Number(order), isActive: isActive === 'true' };
    if (id === undefined) return write(CreateFaqCategoryDocument, { input: whole });
    return write(ChangeFaqCategoryDocument, { input: { ...whole, faqCategoryId: id, version } });
  },
});

/** How its choices read. */
export const displayCategory = byLabels({ isActive: { true: words.shown, false: words.hidden } });

export const typedCategory = ({ name = '', order = 10, isActive = true }: Partial<Category> = {}) => ({
  name,
  order: toPersianDigits(String(order)),
  isActive: String(isActive),
});
