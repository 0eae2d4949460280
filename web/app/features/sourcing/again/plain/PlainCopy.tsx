import { Alert } from '../../../../design/Alert.tsx';
import { Button, type ButtonProps } from '../../../../design/Button.tsx';
import { LinkButton } from '../../../../design/LinkButton.tsx';
import { PlainForm } from '../../../../platform/forms/plain/PlainForm.tsx';
import { useRefused } from '../../../../platform/forms/plain/refusedPart.ts';
import type { TradeRequestKind } from '../../../../platform/graph/types.generated.ts';
import { editHref } from '../../order/paths.ts';
import { LeftOut } from '../LeftOut.tsx';
import { copyMessages as words } from '../messages.ts';
import type { ToldCopy } from './copyPlainly.ts';
import { plainCopyName } from './names.ts';
import { plainPart } from '../../../../platform/forms/plain/plainPart.tsx';

interface PlainCopyProps {
  id: string;
  kind: TradeRequestKind;
  look: Partial<ButtonProps>;
  /** Only some of its lines, of which several sellers are asked, and what that is called. */
  lines?: { ids: readonly string[]; label: string };
}

function CopyForms({ id, kind, look, lines }: PlainCopyProps) {
  const label = lines?.label ?? words.button[kind];
  const hidden = { id, lineIds: lines?.ids.join(' ') ?? '' };
  const told = useRefused<ToldCopy>(plainCopyName, `${id} ${hidden.lineIds}`.trim());
  const { draftId, less } = told?.typed ?? {};
  return (
    <PlainForm name={plainCopyName} label={label} hidden={hidden}>
      {told?.failure && <Alert kind="error">{told.failure}</Alert>}
      {draftId && less ? (
        <>
          <LeftOut made={less} />
          <div>
            <LinkButton variant="primary" href={editHref(draftId)}>
              {words.goOn}
            </LinkButton>
          </div>
        </>
      ) : (
        <div>
          <Button {...look} type="submit">
            {label}
          </Button>
        </div>
      )}
    </PlainForm>
  );
}

/** The same for who has no script. */
export const PlainCopy = plainPart(import.meta.env.SSR && CopyForms);
