// Telling staff what is wrong with something that somebody wrote, for the features whose things can be reported.
export { PlainReportFields } from './PlainReportFields.tsx';
export { plainReport, type RefusedReport } from './plainReport.ts';
export { ReportDialog } from './ReportDialog.tsx';
