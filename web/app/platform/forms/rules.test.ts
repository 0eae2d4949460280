import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  birthDay,
  digitText,
  email,
  jalaliDay,
  mobile,
  nationalId,
  nationalLegalId,
  personName,
  phone,
  postalCode,
  required,
  requiredLines,
  sheba,
  website,
} from './rules.ts';

const WRONG_WEBSITE = 'نشانی وب‌سایت را کامل بنویسید، مانند https://example.ir';
const read = (schema: v.GenericSchema<string, string>, typed: string) => {
  const result = v.safeParse(schema, typed);
  return result.success ? result.output : result.issues[0].message;
};
const wrongDigit = (name: string) => `این ${name} درست نیست؛ رقم‌ها را دوباره بررسی کنید.`;

describe('what people type in Iran', () => {
  it.each([
    ['a national id in Persian digits', nationalId(), '۰۴۹۹۳۷۰۸۹۹', '0499370899'],
    ['a national id with a wrong digit', nationalId(), '0499370898', wrongDigit('کد ملی')],
    ['a national id that is too short', nationalId(), '049937089', 'کد ملی باید ۱۰ رقم باشد.'],
    ['no national id', nationalId(), '', ''],
    ['the id of a company', nationalLegalId(), '۱۰۳۸۰۲۸۴۷۹۰', '10380284790'],
    ['the id of a company with a wrong digit', nationalLegalId(), '10380284791', wrongDigit('شناسهٔ ملی')],
    ['the id of a company that is too long', nationalLegalId(), '۱۰۳۸۰۲۸۴۷۹۰۱', 'شناسهٔ ملی باید ۱۱ رقم باشد.'],
    ['letters in the id of a company', nationalLegalId(), '1038028479x', 'شناسهٔ ملی را تنها با رقم بنویسید.'],
    ['a postal code that is too long', postalCode(), '۱۴۵۸۸۸۹۶۹۶۱', 'کد پستی باید ۱۰ رقم باشد.'],
    ['a Sheba with blanks, without IR', sheba(), '82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
    ['a Sheba in small letters', sheba(), 'ir820540102680020817909002', 'IR820540102680020817909002'],
    ['a Sheba with a wrong digit', sheba(), 'IR820540102680020817909003', wrongDigit('شمارهٔ شبا')],
    ['half a Sheba', sheba(), 'IR82054', 'شمارهٔ شبا پس از IR باید ۲۴ رقم داشته باشد.'],
    ['a postal code of one digit', postalCode(), '1111111111', 'این کد پستی درست نیست؛ رقم‌های آن همه یکی است.'],
    ['a mobile phone', mobile(), '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷', '+989121234567'],
    ['a mobile phone with the code of the country alone', mobile(), '۹۸۹۱۲۱۲۳۴۵۶۷', '989121234567'],
    ['a mobile phone with a bracket', phone(), '+98 (0)912 1234567', '+98(0)9121234567'],
    ['a landline with the code of the country', phone(), '98 21 88776655', '982188776655'],
    ['a landline for a mobile phone', mobile(), '02188776655', 'شمارهٔ موبایل را کامل بنویسید، مانند ۰۹۱۲۱۲۳۴۵۶۷.'],
    ['a landline where it may be one', phone(), '۰۲۱-۸۸۷۷۶۶۵۵', '02188776655'],
    ['a day of birth to come', birthDay(), '۱۴۹۹/۰۱/۰۱', 'این تاریخ هنوز نرسیده است.'],
    ['a child', birthDay(), '۱۴۰۰/۰۱/۰۱', 'سن باید دست‌کم ۱۸ سال باشد.'],
    ['no day', jalaliDay(), '۱۳۷۰/۱۳/۰۱', 'این تاریخ درست نیست؛ سال، ماه و روز را مانند ۱۴۰۶/۰۱/۳۱ بنویسید.'],
    ['no day of birth', birthDay(), '۱۳۷۰/۱۳/۰۱', 'این تاریخ درست نیست؛ سال، ماه و روز را مانند ۱۳۷۰/۰۵/۲۱ بنویسید.'],
    ['a website', website(), ' https://example.ir/فارسی ', 'https://example.ir/فارسی'],
    [
      'a website with a password',
      website(),
      'https://a:b@example.ir',
      'نشانی وب‌سایت را کامل بنویسید، مانند https://example.ir',
    ],
    ['too short a code', digitText(16, 8), '۱۲۳', 'کمترین طول مجاز ۸ است.'],
    ['a mail address', email(), 'Sara@Example.ir', 'sara@example.ir'],
    ['half a mail address', email(), 'sara@', 'نشانی ایمیل درست نیست.'],
    ['a website', website(), ' https://example.ir/a ', 'https://example.ir/a'],
    ['somebody else’s website', website(), 'https://bank.ir@evil.ir', WRONG_WEBSITE],
    ['half a website', website(), 'example.ir', WRONG_WEBSITE],
    ['letters among digits', digitText(12), '12a', 'فقط عدد وارد کنید.'],
    ['a text of several lines', requiredLines(2, 40), ' یک\n\n- دو\u202e\n', 'یک\n\n- دو'],
    ['a name with Arabic letters', personName(), ' علي  رضا ', 'علی رضا'],
    ['a name with a digit', personName(), 'علی۲', 'نویسهٔ ۲ مجاز نیست.'],
    ['a name of one letter', personName(), 'ع', 'کمترین طول مجاز ۲ است.'],
    ['nothing where something must be', required(nationalId()), ' ', 'این مورد الزامی است.'],
  ])('%s', (_, schema, typed, expected) => {
    expect(read(schema, typed)).toBe(expected);
  });
});
