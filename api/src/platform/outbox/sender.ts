/** One message, ready to leave. `values` fill the template that the provider knows by name. */
export type Message = { channel: 'SMS' | 'MAIL'; recipient: string; template: string; values: string[] };

/** Whose account a message is for, and for which parties: it leaves only while the person acts for all of them. */
export type Addressee = { userId: string; partyIds?: readonly string[] };

/** What came of a try: a refusal is for ever, anything else may go better later. */
export type Outcome = { sent: true } | { sent: false; isFinal: boolean; failure: string };

/** A way out of the house. Never throws; never tells a secret in `failure`. */
export type MessageSender = (message: Message) => Promise<Outcome>;

/** Where there is no provider (development, tests): the message stays in the outbox, to be read there. */
export const stayInOutbox: MessageSender = async () => ({ sent: true });

/** Where it must leave but there is no way out: it waits, and somebody is told (production without a mail server). */
export const noWayOut: MessageSender = async () => ({ sent: false, isFinal: false, failure: 'no provider' });

/** Each channel by its own provider. */
export const byChannel =
  (senders: Record<Message['channel'], MessageSender>): MessageSender =>
  (message) =>
    senders[message.channel](message);
