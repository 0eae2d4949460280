/** Names of the forms without script. */
export const plainMessageName = 'message';
export const plainAskName = 'ask';
export const plainReportName = 'report';
export const plainSettingsName = 'conversation-settings';
