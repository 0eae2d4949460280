-- conversations: whoever looks at an offer or a supplier is told of the conversation about it.
create index conversations_by_subject on conversations (subject_id, buyer_customer_id);
