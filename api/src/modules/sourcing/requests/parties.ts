/** Joins the one seller and the buyer of a request `r`, from its agreement on. */
export const withParties = `join trade_participations p on p.request_id = r.id
    and p.status <> all('{NOT_SELECTED,DECLINED_TO_QUOTE,LAPSED,PLANNED,REMOVED}')
  join customers b on b.id = r.buyer_customer_id left join persons bp on bp.id = b.person_id`;

/** What the buyer `b` is called, or the person `bp` who buys. */
export const buyerName = `coalesce(b.brand_name, b.legal_name, nullif(concat_ws(' ', bp.first_name, bp.last_name), ''))`;
/** What they are called. */
export const partyNames = `r.number, ${buyerName} as "buyerName", p.seller_name as "sellerName"`;
