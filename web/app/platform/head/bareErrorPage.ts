import { barePage } from './barePage.ts';
import { errorTitle } from './title.ts';

/** For search engines and link previews: title and noindex, no error page (specification, section 8). */
export const bareErrorPage = ({ status, message }: { status: number; message: string }): string =>
  barePage(errorTitle(status, message), '');
