/** How a field of tomans is typed. */
export const moneyInput = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off', maxLength: 30 } as const;

/** The same of a number that may have decimals. */
export const numberInput = { inputMode: 'decimal', autoComplete: 'off', maxLength: 30 } as const;
