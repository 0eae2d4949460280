import { Icon } from '../../../design/Icon.tsx';
import { supplierPath, productPath } from '../../../paths.ts';
import { conversationMessages } from '../messages.ts';
import { PlainSettings } from '../plain/PlainSettings.tsx';
import { ConversationBadges } from './ConversationBadges.tsx';
import { Settings } from './Settings.tsx';
import type { Thread_ConversationFragment as Conversation } from './Thread.generated.ts';

const words = conversationMessages.thread;

interface HeadingProps {
  conversation: Conversation;
  /** The list, with its filters as they are. */
  listHref: string;
}

/** With whom and about what, how it stands, and what can be set. */
export function Heading({ conversation, listHref }: HeadingProps) {
  const { otherName, subject, subjectTitle } = conversation;
  return (
    <header className="relative flex flex-col gap-1 border-b border-border p-3 sm:px-4">
      <p className="lg:hidden">
        <a href={listHref} className="link inline-flex min-h-11 items-center gap-1">
          <Icon icon="chevron-right" size={18} />
          {words.back}
        </a>
      </p>
      <div className="flex items-start justify-between gap-2">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 py-1 text-[1.125rem] leading-8">
          <bdi className="min-w-0 wrap-anywhere">{otherName}</bdi>
          <ConversationBadges conversation={conversation} />
        </h2>
        <Settings conversation={conversation} listHref={listHref} />
      </div>
      <p className="text-[0.875rem]">
        <bdi>
          {subject && 'slug' in subject ? (
            <a className="link inline-block pointer-coarse:py-2" href={subjectHref(subject)}>
              {subjectTitle}
            </a>
          ) : (
            <span className="text-muted">{subjectTitle}</span>
          )}
        </bdi>
      </p>
      <PlainSettings conversation={conversation} />
    </header>
  );
}

const subjectHref = (subject: { __typename: string; id: string; slug: string }) =>
  subject.__typename === 'Supplier' ? supplierPath(subject) : productPath(subject);
