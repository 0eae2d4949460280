/** A person with a session, as every service that acts for one sees it. */
export type Actor = {
  userId: string;
  sessionId: string;
  /** E.164. */
  phone: string;
  roles: readonly string[];
  /** When the session ends unless it is prolonged. */
  sessionEndsAt?: Date;
};

/** Who may pass: made by identity, asked by the routes. */
export type Gatekeeper = {
  /** The person behind an Authorization header. @throws Problem 401 without one, or with one that is not valid any more */
  authenticate(authorization: string | undefined): Promise<Actor>;
  /** Whether one of the actor's roles allows the action. */
  can(actor: Actor, action: string): boolean;
};
