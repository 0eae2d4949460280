/** Whether an allowed action needs something first: what it needs is told, and its button waits for that. */
export const isLacking = <Action extends string>(
  missing: readonly { actions: readonly Action[] }[],
  action: Action,
): boolean => missing.some(({ actions }) => actions.includes(action));
