import { Alert } from '../../design/Alert.tsx';
import { Select } from '../../design/Select.tsx';
import { TextArea } from '../../design/TextArea.tsx';
import type { RefusedReport } from './plainReport.ts';
import { longestExplanation, reasonsOf, type ReportWords } from './reportChoices.ts';

interface PlainReportFieldsProps<Reason extends string> {
  words: ReportWords<Reason>;
  refused: RefusedReport | undefined;
}

/** The fields of a report, for a form without script. */
export const PlainReportFields = <Reason extends string>({ words, refused }: PlainReportFieldsProps<Reason>) => (
  <>
    <p>{words.text}</p>
    {refused?.failure && <Alert kind="error">{refused.failure}</Alert>}
    <Select name="reason" label={words.reason} defaultValue={refused?.typed.reason} options={reasonsOf(words)} />
    <TextArea
      name="explanation"
      label={words.explanation}
      hint={words.explanationHint}
      rows={3}
      maxLength={longestExplanation}
      defaultValue={refused?.typed.explanation}
      error={refused?.problems.explanation}
    />
  </>
);
