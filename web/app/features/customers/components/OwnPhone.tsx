import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { toPersianDigits } from '../../../platform/text/digits.ts';
import { PhoneChangeDialog } from '../../identity/index.ts';
import { memberLists } from '../customerLists.ts';
import { customerMessages as words } from '../messages.ts';

/** The phone that logs in, and the way to another one. */
export function OwnPhone({ phone }: { phone: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>
        {words.phone}: <bdi dir="ltr">{toPersianDigits(phone)}</bdi>{' '}
        <span className="text-muted">{words.phoneNote}</span>
      </p>
      <Button size="small" icon="pencil" onClick={() => setOpen(true)}>
        {words.changePhone}
      </Button>
      {open && <PhoneChangeDialog phone={phone} outdates={memberLists} close={() => setOpen(false)} />}
    </div>
  );
}
