-- suppliers: what is verified of them is shown with them once it is accepted. What waits, is refused or belongs to a claim is not.
create function is_shown_evidence(result text, claim uuid) returns boolean language sql immutable as $$
  select result = 'ACCEPTED' and claim is null;
$$;
create function evidence_changed() returns trigger language plpgsql as $$
begin
  update suppliers set changed_at = now() where id in (new.supplier_id, old.supplier_id) and changed_at is distinct from now();
  return null;
end $$;
create trigger evidence_added after insert on supplier_evidences
  for each row when (is_shown_evidence(new.result, new.claim_id)) execute function evidence_changed();
create trigger evidence_changed after update on supplier_evidences
  for each row when ((is_shown_evidence(old.result, old.claim_id) or is_shown_evidence(new.result, new.claim_id))
    and row(old.supplier_id, old.level, old.claim, old.issued_by, old.valid_from, old.valid_to, old.result, old.claim_id)
      is distinct from row(new.supplier_id, new.level, new.claim, new.issued_by, new.valid_from, new.valid_to, new.result, new.claim_id))
  execute function evidence_changed();
create trigger evidence_removed after delete on supplier_evidences
  for each row when (is_shown_evidence(old.result, old.claim_id)) execute function evidence_changed();
