import { LinkButton, type LinkButtonProps } from '../../../../design/LinkButton.tsx';
import { askSeveralPath, toBasketPath } from '../../../../paths.ts';
import { askButtonMessages as words } from './messages.ts';

interface AskButtonsProps extends Pick<LinkButtonProps, 'block' | 'size'> {
  kind: 'offer' | 'product';
  id: string;
  name: string;
  variant?: NonNullable<LinkButtonProps['variant']>;
}

/** Begins a request for the prices of several sellers with a thing, or keeps it for later. Links, for visitors too. */
export function AskButtons({ kind, id, name, variant = 'secondary', ...look }: AskButtonsProps) {
  const [offers, products] = kind === 'offer' ? [[id], []] : [[], [id]];
  return (
    <>
      <LinkButton
        {...look}
        href={askSeveralPath(offers, products)}
        rel="nofollow"
        variant={variant}
        aria-label={words.askOf(name)}
      >
        {words.ask}
      </LinkButton>
      <LinkButton
        {...look}
        href={toBasketPath(offers, products)}
        data-full-load=""
        rel="nofollow"
        variant="quiet"
        icon="list-plus"
        aria-label={words.addThis(name)}
      >
        {look.size === 'small' ? words.addShort : words.add}
      </LinkButton>
    </>
  );
}
