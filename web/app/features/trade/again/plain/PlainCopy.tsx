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
}

function CopyForms({ id, kind, look }: PlainCopyProps) {
  const told = useRefused<ToldCopy>(plainCopyName, id);
  const { draftId, less } = told?.typed ?? {};
  return (
    <PlainForm name={plainCopyName} label={words.button[kind]} hidden={{ id }}>
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
            {words.button[kind]}
          </Button>
        </div>
      )}
    </PlainForm>
  );
}

/** The same for who has no script. */
export const PlainCopy = plainPart(import.meta.env.SSR && CopyForms);
