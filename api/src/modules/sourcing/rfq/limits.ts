/** domain rule: so many sellers a request has at most, with those who take part by themselves */
export const MOST_SELLERS = 20;
/** domain rule: so often each seller may ask about an open request */
export const MOST_CLARIFICATIONS = 5;
