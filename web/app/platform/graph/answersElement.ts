/** Id of the script element in which the server leaves its answers. */
export const answersElementId = 'graph-answers';
