/** Names of the hidden fields of a form without script; its own fields have others. */
export const plainFields = { token: 'formToken', key: 'idempotencyKey', form: 'form' } as const;
