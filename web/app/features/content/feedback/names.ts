/** The forms of the screen, as its `action` tells them apart. */
export const formNames = { send: 'feedback', follow: 'follow', reopen: 'reopen' } as const;

/** A feedback that is about to be sent, as it stands in the fields. */
export interface TypedFeedback {
  type: string;
  subject: string;
  body: string;
  email: string;
  phone: string;
}
export const emptyFeedback: TypedFeedback = { type: 'BUG', subject: '', body: '', email: '', phone: '' };

/** What opens a feedback again; its code is shown once. */
export interface Receipt {
  trackingNo: string;
  code: string;
}
