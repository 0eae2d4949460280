import { useNavigate } from 'react-router-dom';
import { Button } from '../../../design/Button.tsx';
import { shellMessages } from '../messages.ts';

/** Back in the history; without script, and with no history, there is nothing it could do. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <Button icon="arrow-right" onClick={() => void navigate(-1)}>
      {shellMessages.error.back}
    </Button>
  );
}
