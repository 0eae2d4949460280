import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Select, type SelectOption } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { formMessages } from '../../../platform/forms/messages.ts';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../platform/forms/plain/ServerForm.tsx';
import type { RefusedBasket } from './actions.ts';
import { basketMessages as words } from './messages.ts';
import { forms } from './names.ts';

interface NeedFormProps {
  units: readonly SelectOption[];
  categories: readonly SelectOption[];
  serverForms: ServerForms;
}

/** Puts something into the basket that is told in words. */
export function NeedForm({ units, categories, serverForms }: NeedFormProps) {
  const refused = useRefused<RefusedBasket>(forms.need, '');
  const { typed, problems = {}, failure } = refused ?? {};
  const of = (name: string) => ({ name, defaultValue: typed?.[name], error: problems[name] });
  return (
    <Card as="section" aria-labelledby="needed">
      <h2 id="needed" className="mb-3 text-[1.25rem] leading-8">
        {words.needTitle}
      </h2>
      <ServerForm forms={serverForms} name={forms.need} label={words.needTitle}>
        {failure && <Alert kind="error">{failure}</Alert>}
        <TextField
          {...of('title')}
          label={words.needText}
          hint={words.needHint}
          requiredLabel={formMessages.required}
          dir="auto"
          autoComplete="off"
        />
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <TextField {...of('quantity')} label={words.quantity} inputMode="decimal" autoComplete="off" maxLength={30} />
          <Select {...of('unitId')} label={words.unit} options={[{ value: '', label: words.choose }, ...units]} />
          <Select
            {...of('categoryId')}
            label={words.category}
            options={[{ value: '', label: words.anyCategory }, ...categories]}
          />
        </div>
        <div>
          <Button type="submit" icon="plus">
            {words.addNeed}
          </Button>
        </div>
      </ServerForm>
    </Card>
  );
}
