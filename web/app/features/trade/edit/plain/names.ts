/** Which of the two buttons of a draft without script was pressed. */
export const plainButton = { name: 'then', goOn: 'go-on', stay: 'stay' } as const;
