import { LinkButton } from '../../../design/LinkButton.tsx';
import { reportMessages } from './messages.ts';
import { reportPath } from './papers.ts';

/** The way from an order to its report. */
export const ReportLink = ({ id }: { id: string }) => (
  <LinkButton href={reportPath(id)}>{reportMessages.link}</LinkButton>
);
