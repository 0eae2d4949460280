/** Names of the forms without script. */
export const plainCommentName = 'comment';
export const plainLikeName = 'comment-like';
export const plainReportName = 'comment-report';
