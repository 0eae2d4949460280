import { useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import type { FormState } from '../../../platform/forms/useForm.ts';
import { ask } from '../../../platform/graph/ask.ts';
import { formatDate } from '../../../platform/numbers/dates.ts';

import type { OwnMerchantCard_MerchantFragment as Merchant } from '../components/OwnMerchantCard.generated.ts';
import { sellingMessages } from '../messages.ts';
import { MerchantNameCheckDocument, type MerchantNameCheckQuery } from './changeMerchant.generated.ts';
import type { TypedMerchant } from './merchantForm.ts';
import { type EnumModel, labelOf } from '../../../platform/text/labelOf.ts';

const words = sellingMessages.form;
/** Asked when nobody has typed for so long. */
const QUIET_MS = 500;
const SHORTEST = 3;

type Check = NonNullable<NonNullable<MerchantNameCheckQuery['viewer']>['merchantNameCheck']>;

/** What the market says of the name that is typed; nothing while it is not known. */
function useNameCheck(name: string, merchant: Merchant | undefined): Check | undefined {
  const [found, setFound] = useState<{ of: string; check: Check }>();
  const isOther = name.trim().length >= SHORTEST && name.trim() !== merchant?.name;
  useEffect(() => {
    if (!isOther) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      const variables = { name, ...(merchant && { merchantId: merchant.id }) };
      ask(MerchantNameCheckDocument, variables)
        .then(({ viewer }) => {
          const check = viewer?.merchantNameCheck;
          if (isWanted && check) setFound({ of: name, check });
        })
        // What is wrong with the name is told when it is saved, too.
        .catch(() => undefined);
    }, QUIET_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, isOther, merchant]);
  return isOther && found?.of === name ? found.check : undefined;
}

interface NameFieldProps {
  state: FormState<TypedMerchant>;
  merchant: Merchant | undefined;
  problems: EnumModel;
}

/** The name of a merchant, judged while it is typed; where it is taken, free ones like it are offered. */
export function NameField({ state: { field, form }, merchant, problems }: NameFieldProps) {
  const check = useNameCheck(form.watch('name'), merchant);
  const use = (name: string) => form.setValue('name', name, { shouldDirty: true, shouldValidate: true });
  const rule = merchant?.renamableFrom
    ? words.renamableFrom(formatDate(merchant.renamableFrom))
    : merchant?.status === 'CONFIRMED'
      ? words.renameHint
      : words.nameHint;
  return (
    <div className="flex flex-col gap-2">
      <TextField {...field('name')} hint={rule} requiredLabel={formMessages.required} dir="auto" autoComplete="off" />
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {check?.isValid && <p className="text-success">{words.free}</p>}
        {check?.code && <p className="text-danger">{labelOf(problems, check.code)}</p>}
        {check && check.suggestions.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <span>{words.suggestions}</span>
            {check.suggestions.map((name) => (
              <Button key={name} size="small" onClick={() => use(name)} aria-label={words.useName(name)}>
                <bdi>{name}</bdi>
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
