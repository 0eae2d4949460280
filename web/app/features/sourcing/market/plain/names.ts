/** The form without script by which a seller takes part. */
export const plainJoinName = 'join';
