import { Alert } from '../../design/Alert.tsx';
import { Button } from '../../design/Button.tsx';
import { graphMessages as words } from './messages.ts';

interface NotLoadedProps {
  /** What could not be loaded, as a sentence. */
  text?: string;
  retry(): void;
}

/** In place of a part whose answer did not come: nobody is told that there is nothing where nobody could look. */
export const NotLoaded = ({ text = words.notLoaded, retry }: NotLoadedProps) => (
  <Alert kind="error">
    <p>{text}</p>
    <Button size="small" icon="rotate-cw" className="mt-2" onClick={retry}>
      {words.loadAgain}
    </Button>
  </Alert>
);
