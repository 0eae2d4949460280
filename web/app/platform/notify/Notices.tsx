import { ToastRegion } from '../../design/ToastRegion.tsx';
import { noticeMessages } from './messages.ts';

/** Where `notify` shows its toasts; once in the root. */
export function Notices() {
  return <ToastRegion kindLabels={noticeMessages.kinds} />;
}
