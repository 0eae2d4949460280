/** One message, ready to leave. `values` fill the template that the provider knows by name. */
export type Message = { channel: 'SMS' | 'MAIL'; recipient: string; template: string; values: string[] };

/** What came of a try: a refusal is for ever, anything else may go better later. */
export type Outcome = { sent: true } | { sent: false; isFinal: boolean; failure: string };

/** A way out of the house. Never throws; never tells a secret in `failure`. */
export type MessageSender = (message: Message) => Promise<Outcome>;

/** Where there is no provider (development, tests): the message stays in the outbox, to be read there. */
export const stayInOutbox: MessageSender = async () => ({ sent: true });
