import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Terms } from './Terms.tsx';

type Given = Parameters<typeof Terms>[0];
const shown = (contact: { name: string; phone: string }) => {
  const request = {
    neededBy: null,
    paymentTerm: null,
    address: null,
    missing: [],
    side: 'SELLER',
    contacts: [contact],
  };
  return renderToString(<Terms request={request as unknown as Given['request']} labels={{} as Given['labels']} />);
};

describe('whom to call', () => {
  it('is said with the name and the phone', () => {
    const html = shown({ name: 'سارا کریمی', phone: '+989121234567' });
    expect(html).toContain('سارا کریمی');
    expect(html).toContain('>۰۹۱۲۱۲۳۴۵۶۷<');
  });

  it('is the phone once, in Persian digits, where no name was given', () => {
    const html = shown({ name: '09121234567', phone: '09121234567' });
    expect(html).toContain('>۰۹۱۲۱۲۳۴۵۶۷<');
    expect(html).not.toContain('>09121234567<');
  });
});
