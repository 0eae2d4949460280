/** The form of a token request, as OAuth has it. */
export type Grant = {
  grant_type: string;
  client_id: string;
  challenge_id: string;
  code: string;
  terms_version?: string;
};

/** Tokens, or what is to be agreed to first. */
export type Granted = { accessToken?: string; termsVersion?: string; error?: string };

/** What each client does, in its own way and with its own types. */
export type Program = {
  /** Ids of the newest offers. */
  newest(): Promise<string[]>;
  /** Ids of the offers of a category whose property is at least `from`, in the property's default unit. */
  atLeast(categoryId: string, propertyId: string, from: string): Promise<string[]>;
  /** @returns the id of the challenge */
  startLogin(phoneNumber: string): Promise<string>;
  token(grant: Grant): Promise<Granted>;
  /** @returns the id of the saved thing, as the list of the saved ones has it */
  save(accessToken: string, objectId: string): Promise<string | undefined>;
};

export const url = process.env['RASTEH_URL'] ?? '';
