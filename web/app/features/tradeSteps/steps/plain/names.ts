/** Names of the forms without script: the buttons of a room, and the form of the one that was pressed. */
export const plainStepName = 'step';
export const plainTakeName = 'take';
