/**
 * A request to loosen the settings says from now on of which shop and which rule; what was asked for
 * before does not, so it is asked anew. Who changed what is looked for by its author, too.
 */
export const approvalFacts = `
  do $$ begin
    if to_regclass('approvals') is not null then
      update approvals a set status = 'declined', version = a.version + 1, updated_at = now()
      from approval_requests r where r.id = a.id and a.kind = 'settings' and a.status = 'pending'
        and not r.facts ? 'settings';
    end if;
  end $$;
  create index if not exists changes_actor on changes (actor, at)`
