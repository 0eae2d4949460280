/** Which button of a draft without script was pressed. */
export const plainButton = { name: 'then', goOn: 'go-on', stay: 'stay', move: 'move' } as const;
