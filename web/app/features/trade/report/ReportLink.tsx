import { LinkButton } from '../../../design/LinkButton.tsx';
import { reportLinkMessages } from './link/messages.ts';
import { reportPath } from './papers.ts';

/** The way from an order to its report. */
export const ReportLink = ({ id }: { id: string }) => (
  <LinkButton href={reportPath(id)}>{reportLinkMessages.link}</LinkButton>
);
