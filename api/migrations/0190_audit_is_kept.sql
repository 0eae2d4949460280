-- platform
-- Row triggers do not see TRUNCATE: what is only added to refuses it too.
create trigger audit_is_kept before truncate on audit for each statement execute function refuse_change();
