import { Alert } from '../../../design/Alert.tsx';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { TextArea } from '../../../design/TextArea.tsx';
import { useRefused } from '../../../platform/forms/plain/refusedPart.ts';
import { ServerForm, type ServerForms } from '../../../platform/forms/plain/ServerForm.tsx';
import { pasteMessages } from '../edit/paste/messages.ts';
import { longestPaste } from '../edit/paste/pasted.ts';
import { Found } from '../edit/paste/PastePanel.tsx';
import { PastedFields } from '../edit/paste/plain/PastedFields.tsx';
import type { RefusedPaste } from '../edit/paste/plain/pastePlainly.ts';
import { basketMessages as words } from './messages.ts';
import { forms } from './names.ts';

interface BasketPasteProps {
  isInBasket(offerId: string): boolean;
  serverForms: ServerForms;
}

/** Lines from a table or list that was copied elsewhere: first it is read, then what was read is chosen from. */
export function BasketPaste({ isInBasket, serverForms }: BasketPasteProps) {
  const read = useRefused<RefusedPaste>(forms.paste, '');
  const chosen = useRefused<RefusedPaste>(forms.pasted, '');
  const again = chosen ?? read;
  const parsed = again?.typed.parsed;
  return (
    <Card as="section" aria-labelledby="pasted" className="flex flex-col gap-4">
      <h2 id="pasted" className="text-[1.25rem] leading-8">
        {pasteMessages.title}
      </h2>
      <p className="max-w-[68ch] text-muted">{pasteMessages.lead}</p>
      <ServerForm forms={serverForms} name={forms.paste} label={pasteMessages.title}>
        {read?.failure && <Alert kind="error">{read.failure}</Alert>}
        <TextArea
          name="text"
          label={pasteMessages.text}
          hint={pasteMessages.hint}
          error={read?.problems.text}
          defaultValue={again?.typed.text}
          rows={5}
          maxLength={longestPaste}
        />
        <div>
          <Button type="submit">{pasteMessages.read}</Button>
        </div>
      </ServerForm>
      {parsed && <Found parsed={parsed} />}
      {again && parsed && parsed.lines.length > 0 && (
        <ServerForm
          forms={serverForms}
          name={forms.pasted}
          label={pasteMessages.table}
          hidden={{ text: again.typed.text }}
        >
          {chosen?.failure && <Alert kind="error">{chosen.failure}</Alert>}
          <PastedFields
            parsed={parsed}
            choices={again.typed.choices ?? {}}
            problems={again.problems}
            isInOrder={isInBasket}
          />
          <div>
            <Button type="submit" variant="primary" icon="list-plus">
              {words.addChosen}
            </Button>
          </div>
        </ServerForm>
      )}
    </Card>
  );
}
