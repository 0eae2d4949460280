/** Words of a report of one kind of thing; its reasons by their values, `OTHER` among them. */
export interface ReportWords<Reason extends string> {
  title: string;
  text: string;
  reason: string;
  reasons: Readonly<Record<Reason | 'OTHER', string>>;
  explanation: string;
  explanationHint: string;
  /** Said where `OTHER` comes without an explanation. */
  missing: string;
  send: string;
  sent: string;
  failed: string;
}

/** What somebody reports. */
export interface Report<Reason extends string> {
  reason: Reason | 'OTHER';
  explanation?: string;
}

/** So long the api lets an explanation be. */
export const longestExplanation = 500;

/** Reasons as a list to choose from. */
export const reasonsOf = <Reason extends string>({ reasons }: ReportWords<Reason>) =>
  (Object.keys(reasons) as (Reason | 'OTHER')[]).map((value) => ({ value, label: reasons[value] }));

/** The reason that was sent; an unknown one is `OTHER`. */
export const reasonOf = <Reason extends string>({ reasons }: ReportWords<Reason>, sent: string): Reason | 'OTHER' =>
  Object.hasOwn(reasons, sent) ? (sent as Reason) : 'OTHER';

/** What is wrong with a report before anybody is asked. */
export const explanationProblem = (words: { missing: string }, reason: string, explanation: string) =>
  reason === 'OTHER' && explanation.trim() === '' ? words.missing : undefined;

/** A report without an explanation that says nothing. */
export const reportOf = <Reason extends string>(reason: Reason | 'OTHER', explanation: string): Report<Reason> =>
  explanation.trim() === '' ? { reason } : { reason, explanation };
