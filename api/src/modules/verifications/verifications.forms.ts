import type { FormWords } from '../../platform/modules/module.ts';

export const verificationForms = {
  titles: {
    IdentityVerificationCreation: 'درخواست تأیید هویت',
    VerificationWithdrawal: 'پس گرفتن درخواست تأیید هویت',
    VerificationDecision: 'پاسخ به درخواست تأیید هویت',
    IdentityEnding: 'پایان دادن به تأیید هویت',
  },
  labels: {
    isConfirmed: 'تأیید',
  },
} satisfies FormWords;
