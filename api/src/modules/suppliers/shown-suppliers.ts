/** Of one that a company hands in nothing is shown before staff have confirmed it. */
export const isShownSupplier = (table: string) =>
  `(${table}.confirm_status = 'CONFIRMED' or (${table}.confirm_status = 'PENDING' and ${table}.owner_customer_id is null))`;
