import { Button } from '../../../design/Button.tsx';
import { LinkButton } from '../../../design/LinkButton.tsx';
import { isLacking } from '../../../platform/actions/isLacking.ts';
import { merchantPath } from '../../../paths.ts';
import { sellingMessages as words } from '../messages.ts';
import type { OwnMerchantCard_MerchantFragment as Merchant } from './OwnMerchantCard.generated.ts';

/** What is open over a merchant. */
export type Opened = 'EDIT' | 'SALE' | 'CITIES' | 'VACATION' | 'SUBMIT' | 'WITHDRAW' | 'CLOSE' | undefined;

/** The buttons for what the viewer can do with a merchant now. */
export function MerchantActions({ merchant, open }: { merchant: Merchant; open(what: Opened): void }) {
  const { name, status, missing, allowedActions } = merchant;
  const may = (action: Merchant['allowedActions'][number]) =>
    allowedActions.includes(action) && !isLacking(missing, action);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may('SUBMIT') && (
        <Button variant="primary" onClick={() => open('SUBMIT')} aria-label={words.submit.actionOf(name)}>
          {words.submit.action}
        </Button>
      )}
      {may('EDIT') && (
        <>
          <Button icon="pencil" onClick={() => open('EDIT')} aria-label={words.editOf(name)}>
            {words.edit}
          </Button>
          <Button onClick={() => open('SALE')} aria-label={words.sale.openOf(name)}>
            {words.sale.open}
          </Button>
          <Button onClick={() => open('CITIES')} aria-label={words.cities.openOf(name)}>
            {words.cities.open}
          </Button>
          {status === 'CONFIRMED' && (
            <Button onClick={() => open('VACATION')} aria-label={words.vacation.openOf(name)}>
              {words.vacation.open}
            </Button>
          )}
        </>
      )}
      {may('WITHDRAW') && (
        <Button onClick={() => open('WITHDRAW')} aria-label={words.withdraw.actionOf(name)}>
          {words.withdraw.action}
        </Button>
      )}
      {status === 'CONFIRMED' && (
        <LinkButton href={merchantPath(merchant)} aria-label={words.publicPageOf(name)}>
          {words.publicPage}
        </LinkButton>
      )}
      {may('CLOSE') && (
        <Button variant="quiet" onClick={() => open('CLOSE')} aria-label={words.close.actionOf(name)}>
          {words.close.action}
        </Button>
      )}
    </div>
  );
}
