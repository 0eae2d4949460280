import { LinkButton } from '../../design/LinkButton.tsx';

/** That the list is of one thing only, with a link to all of it. */
export const Narrowed = ({ text, href, all }: { text: string; href: string; all: string }) => (
  <p className="flex flex-wrap items-center gap-3">
    {text}
    <LinkButton href={href} data-full-load="">
      {all}
    </LinkButton>
  </p>
);
