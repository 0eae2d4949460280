import type { OperationVariables } from '@apollo/client';
import { data, redirect } from 'react-router-dom';
import { failScreen } from '../../errors/failScreen.ts';
import { GraphError } from '../../graph/GraphError.ts';
import type { ScreenArgs } from '../../graph/load.ts';
import type { Question } from '../../graph/question.ts';
import { serverGraphContext } from '../../graph/server/ServerGraph.ts';
import { payloadOf } from '../../graph/userErrors.ts';
import type { Written } from '../../graph/write.ts';
import { plainFields } from './plainFields.ts';
import { type SentFile, sentFilesContext } from './sentFiles.ts';

/** A form without script as it was sent; the web server has found it to be of this session and screen. */
export interface PlainAnswer {
  /** What stands in a field; empty where there is none. */
  text(name: string): string;
  /** The same of a field of several lines, which browsers send with carriage returns. */
  paragraphs(name: string): string;
  /** Every value of a field that may stand there several times, as boxes do. */
  all(name: string): string[];
  /** What became of the file that came in a field; undefined where none was chosen. */
  file(name: string): SentFile | undefined;
  /**
   * Runs the form's mutation, with the key that was made with its page. @param part tells the writes of a form apart that has
   * several @returns its payload. @throws GraphError also for user errors
   */
  write<Data, Variables extends OperationVariables>(
    document: Question<Data, Variables>,
    variables: Variables & { input: object },
    part?: string,
  ): Promise<Written<Data>>;
}

/** Does what one form asks for. @returns why nothing was done, for the page that shows the form again; undefined when it is done */
export type PlainAction<Again> = (
  sent: PlainAnswer,
  args: ScreenArgs,
) => Promise<{ status: number; again: Again } | undefined>;

/**
 * Answers a form of a screen: 303 to the same address when it is done, so that a reload sends nothing twice; else the page again
 * with what was typed and what is wrong (`useActionData`).
 */
export async function answerPlainForm<Again>(args: ScreenArgs, forms: Record<string, PlainAction<Again>>) {
  const fields = await args.request.formData();
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const act = forms[text(plainFields.form)];
  if (!act) return failScreen(args, new GraphError(400, 'No such form', 'BAD_REQUEST'));
  const sent: PlainAnswer = {
    text,
    paragraphs: (name) => text(name).replaceAll('\r\n', '\n'),
    all: (name) => fields.getAll(name).filter((value) => typeof value === 'string'),
    file: (name) => args.context.get(sentFilesContext).get(name),
    async write<Data, Variables extends OperationVariables>(
      document: Question<Data, Variables>,
      variables: Variables & { input: object },
      part?: string,
    ) {
      const key = text(plainFields.key);
      const input = { ...variables.input, idempotencyKey: part === undefined ? key : `${key}:${part}` };
      const told = await args.context.get(serverGraphContext).change(document, { ...variables, input });
      return payloadOf(told) as unknown as Written<Data>;
    },
  };
  const refused = await act(sent, args).catch((error: unknown) => {
    if (error instanceof GraphError) return failScreen(args, error);
    throw error;
  });
  if (refused) return data(refused.again, { status: refused.status });
  const { pathname, search } = new URL(args.request.url);
  throw redirect(pathname + search, 303);
}
