/** Names of the forms without script of parts of a service. */
export const plainMilestoneNames = {
  SUBMIT_MILESTONE: 'milestone-submission',
  ACCEPT_MILESTONE: 'milestone-acceptance',
  REJECT_MILESTONE: 'milestone-rejection',
} as const;
