/** Who hears of an event, as `live_events` names them; modules name the parties for whom people act. */
export const audience = {
  /** One person. */
  user: (userId: string) => `user:${userId}`,
  /** Staff whose roles allow the action. */
  staff: (action: string) => `staff:${action}`,
};

/** The person of an audience; undefined for one that is no person's. */
export const userOf = (name: string): string | undefined => (name.startsWith('user:') ? name.slice(5) : undefined);
