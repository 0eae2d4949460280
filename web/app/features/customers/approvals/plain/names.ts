/** The form of a company's rules for who has no script. */
export const plainRulesName = 'approvalRules';
