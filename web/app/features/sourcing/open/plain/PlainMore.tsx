import { useLocation } from 'react-router-dom';
import { Alert } from '../../../../design/Alert.tsx';
import { Button } from '../../../../design/Button.tsx';
import { FieldNotes } from '../../../../design/Field.tsx';
import { TextArea } from '../../../../design/TextArea.tsx';
import { TextField } from '../../../../design/TextField.tsx';
import { formatInteger } from '../../../../platform/numbers/numbers.ts';
import { TechnicalText } from '../../../../platform/text/TechnicalText.tsx';
import { pasteMessages } from '../../edit/paste/messages.ts';
import { longestPaste } from '../../edit/paste/pasted.ts';
import { Found } from '../../edit/paste/PastePanel.tsx';
import { PastedFields } from '../../edit/paste/plain/PastedFields.tsx';
import { plainButton } from '../../edit/plain/names.ts';
import { openMessages as words } from '../messages.ts';
import { goodsField, moreButton, morePlace, pasteField } from './names.ts';
import type { RefusedOpen } from './sentOpen.ts';

interface PlainMoreProps {
  refused: RefusedOpen | undefined;
  /** Offers that are asked for already. */
  known: readonly string[];
}

/** Lines from the catalogue and from a pasted table, without script: buttons of the form that save nothing yet. */
export function PlainMore({ refused, known }: PlainMoreProps) {
  const { pathname, search } = useLocation();
  const button = (value: string) =>
    ({
      type: 'submit',
      name: plainButton.name,
      value,
      formAction: `${pathname}${search}#${morePlace}`,
    }) as const;
  const { goods, paste, problems = {}, told } = refused ?? {};
  const found = goods?.found?.filter(({ id }) => !known.includes(id));
  return (
    <div id={morePlace} className="flex flex-col gap-4">
      {told && <Alert kind="success">{told}</Alert>}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          name={goodsField}
          label={words.searchGoods}
          hint={words.goodsHint}
          defaultValue={goods?.typed ?? ''}
          error={problems.goods}
          maxLength={100}
          autoComplete="off"
          dir="auto"
        />
        <Button {...button(moreButton.find)} className="sm:mt-7">
          {words.findGoods}
        </Button>
      </div>
      {found && (
        <section aria-label={words.foundGoods} className="flex flex-col gap-2">
          <p className="text-muted">
            {found.length > 0 ? words.goodsFound(formatInteger(found.length)) : words.noGoods}
          </p>
          <ul className="flex flex-col divide-y divide-border">
            {found.map(({ id, title, supplier }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 flex-1 basis-60">
                  <TechnicalText>{title}</TechnicalText>
                  <bdi className="block text-[0.8125rem] text-muted">{supplier?.brandName}</bdi>
                </span>
                <Button {...button(moreButton.take + id)} size="small" icon="plus" aria-label={words.addGoods(title)}>
                  {words.addLine}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details open={Boolean(paste?.text) || 'text' in problems} className="card card-surface card-pad-normal">
        <summary className="cursor-pointer font-medium text-primary pointer-coarse:min-h-11">
          {pasteMessages.title}
        </summary>
        <div className="mt-3 flex flex-col gap-4">
          <p className="text-muted">{pasteMessages.lead}</p>
          <TextArea
            name={pasteField}
            label={pasteMessages.text}
            hint={pasteMessages.hint}
            error={problems.text}
            defaultValue={paste?.text}
            rows={6}
            maxLength={longestPaste}
          />
          <div>
            <Button {...button(moreButton.read)}>{pasteMessages.read}</Button>
          </div>
          {paste?.parsed && <Found parsed={paste.parsed} />}
          {paste?.parsed && paste.parsed.lines.length > 0 && (
            <>
              <PastedFields
                parsed={paste.parsed}
                choices={paste.choices ?? {}}
                problems={problems}
                isInOrder={(offerId) => known.includes(offerId)}
              />
              <FieldNotes id="plain-paste-none" error={problems.add} />
              <div>
                <Button {...button(moreButton.add)}>{pasteMessages.toRequest.addChosen}</Button>
              </div>
            </>
          )}
        </div>
      </details>
    </div>
  );
}
