import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { OrderChoices } from './choices.ts';
import { OrderFields } from './OrderFields.tsx';

it('a form with needs in words sends the price that was chosen along, which it does not ask for', () => {
  const choices = { addresses: [], paymentTerms: [], addressesHref: '/profile/address' } as unknown as OrderChoices;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OrderFields
        field={(name) => ({ name, label: name, error: undefined, defaultValue: name === 'listPrice' ? 'no' : '' })}
        to=""
        choices={choices}
        day={null}
        hasNeeds
      />
    </MemoryRouter>,
  );
  expect(html).toContain('<input type="hidden" name="listPrice" value="no"/>');
});
