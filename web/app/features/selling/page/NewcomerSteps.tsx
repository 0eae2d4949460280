import { Badge } from '../../../design/Badge.tsx';
import { Card } from '../../../design/Card.tsx';
import { pageMessages } from './messages.ts';
import { pageHref } from './pageAddress.ts';

const words = pageMessages.steps;
type Name = keyof typeof words.items;

interface NewcomerStepsProps {
  /** What is done already. */
  done: Record<Name, boolean>;
  customerId: string;
}

const names = Object.keys(words.items) as Name[];

/** The way of a company to its first entry: one list, the next step open. */
export function NewcomerSteps({ done, customerId }: NewcomerStepsProps) {
  const next = names.find((name) => !done[name]);
  if (!next) return null;
  const links: Partial<Record<Name, [string, string]>> = {
    identity: ['/profile/personal-info', words.toIdentity],
    setting: [`/profile/suppliers?customerId=${customerId}`, words.toAccounts],
    entry: [`/profile/suppliers?customerId=${customerId}`, words.toAccounts],
    evidence: [`${pageHref(customerId)}#evidence`, pageMessages.evidence.title],
  };
  const link = links[next];
  return (
    <Card aria-label={words.title}>
      <h2 className="text-[1.125rem] font-medium">{words.title}</h2>
      <ol className="mt-3 flex [list-style-type:persian] flex-col gap-2 ps-6">
        {names.map((name) => {
          const [title, text] = words.items[name] as [string, string];
          return (
            <li key={name} aria-current={name === next ? 'step' : undefined}>
              <span className={name === next ? 'font-medium' : 'text-muted'}>{title}</span>{' '}
              {done[name] && <Badge>{words.done}</Badge>}
              {name === next && (
                <p className="max-w-[68ch]">
                  {text}{' '}
                  {link && (
                    <a className="link inline-flex items-center pointer-coarse:min-h-11" href={link[0]}>
                      {link[1]}
                    </a>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
