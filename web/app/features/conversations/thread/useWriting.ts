import { useEffect, useState } from 'react';
import { textOf } from '../../../platform/forms/refusal.ts';
import { keepTyping, readTyping } from '../../../platform/session/keptTyping.ts';
import { conversationMessages } from '../messages.ts';
import { bodyProblem, tellsContact } from './body.ts';
import type { Attached } from './useAttached.ts';

const { composer } = conversationMessages;

interface WritingOptions {
  /** What stands there at first. */
  stored?: string;
  /** Where it is kept while it is typed, over reloads and visits (keptTyping.ts). */
  draft?: string | undefined;
  /** Files that go with it. */
  attached?: Attached;
  /** Sends the text. Rejects with a GraphError; what was typed stays then. */
  send(body: string, confirmsContact: boolean): Promise<unknown>;
  /** What is said when it was not sent. */
  failed?: string;
}

/** A text on its way to be sent, as WritingForm takes it. */
export interface Writing {
  body: string;
  type(body: string): void;
  /** Whether leaving would lose something. */
  isChanged: boolean;
  isSent: boolean;
  error: string | undefined;
  submit(): Promise<void>;
  /** Answers whether a text with a way of contact is meant; undefined while nobody asks. */
  answer: ((isMeant: boolean) => void) | undefined;
}

/** A text that somebody writes and sends: nothing of it is lost, and one that leads outside is asked about once. */
export function useWriting({ stored = '', draft, attached, send, failed = composer.failed }: WritingOptions): Writing {
  const [body, setBody] = useState(stored);
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<(isMeant: boolean) => void>();

  useEffect(() => {
    const kept = draft && readTyping(draft);
    if (kept) setBody(kept);
  }, [draft]);

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
    const problem = attached?.isBusy ? composer.onItsWay : bodyProblem(body, (attached?.fileIds.length ?? 0) > 0);
    setError(problem);
    if (problem) return;
    setSent(true);
    try {
      if (!(await sendAsking(body))) return;
      setBody(stored === '' ? '' : body);
      attached?.clear();
      if (draft) keepTyping(draft, '');
    } catch (refusal) {
      setError(textOf(refusal, failed, composer.offline));
    } finally {
      setSent(false);
    }
  }
  const type = (typed: string) => {
    setBody(typed);
    setError(undefined);
    if (draft) keepTyping(draft, typed);
  };
  const hasFiles = attached !== undefined && (attached.isBusy || attached.fileIds.length > 0);
  return { body, type, isChanged: hasFiles || (!draft && body !== stored), isSent, error, submit, answer };
}
