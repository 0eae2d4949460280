import { Alert } from '../../../design/Alert.tsx';
import { copyMessages as words } from './messages.ts';

interface LeftOutLinesProps {
  lines: readonly { lineId: string; title: string; code: string }[];
}

/** Lines of an older order that nobody can order now, and why. */
export const LeftOutLines = ({ lines }: LeftOutLinesProps) => (
  <Alert kind="warning">
    <p>{words.leftOut}</p>
    <ul className="list-disc ps-5">
      {lines.map(({ lineId, title, code }) => (
        <li key={lineId}>{words.lineLeftOut(title, code)}</li>
      ))}
    </ul>
  </Alert>
);
