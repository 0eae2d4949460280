import { useState } from 'react';
import { textOf } from '../../../platform/forms/refusal.ts';
import { conversationMessages } from '../messages.ts';
import { bodyProblem, tellsContact } from './body.ts';

const { composer } = conversationMessages;

interface WritingOptions {
  /** What stands there at first. */
  stored?: string;
  /** Sends the text. Rejects with a GraphError; what was typed stays then. */
  send(body: string, confirmsContact: boolean): Promise<unknown>;
  /** What is said when it was not sent. */
  failed?: string;
}

/** A text on its way to be sent, as WritingForm takes it. */
export interface Writing {
  body: string;
  type(body: string): void;
  isChanged: boolean;
  isSent: boolean;
  error: string | undefined;
  submit(): Promise<void>;
  /** Answers whether a text with a way of contact is meant; undefined while nobody asks. */
  answer: ((isMeant: boolean) => void) | undefined;
}

/** A text that somebody writes and sends: nothing of it is lost, and one that leads outside is asked about once. */
export function useWriting({ stored = '', send, failed = composer.failed }: WritingOptions): Writing {
  const [body, setBody] = useState(stored);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<(isMeant: boolean) => void>();

  async function sendAsking(text: string) {
    try {
      await send(text, false);
    } catch (refusal) {
      if (!tellsContact(refusal)) throw refusal;
      const isMeant = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(undefined);
      // Back to the text: the question has said why.
      if (!isMeant) return false;
      await send(text, true);
    }
    return true;
  }

  async function submit() {
    if (isSent) return;
    const problem = bodyProblem(body);
    setError(problem);
    if (problem) return;
    setSent(true);
    try {
      if (await sendAsking(body)) setBody(stored === '' ? '' : body);
    } catch (refusal) {
      setError(textOf(refusal, failed, composer.offline));
    } finally {
      setSent(false);
    }
  }
  const type = (typed: string) => {
    setBody(typed);
    setError(undefined);
  };
  return { body, type, isChanged: body !== stored, isSent, error, submit, answer };
}
