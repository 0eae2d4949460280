import { Alert } from '../../design/Alert.tsx';
import { Button } from '../../design/Button.tsx';
import { formMessages as words } from './messages.ts';

/** Says that what was typed earlier is there again, and lets somebody begin from what is stored. */
export const KeptNotice = ({ discard }: { discard(): void }) => (
  <Alert kind="info">
    <p role="status">{words.restored}</p>
    <Button size="small" onClick={discard}>
      {words.discardRestored}
    </Button>
  </Alert>
);
