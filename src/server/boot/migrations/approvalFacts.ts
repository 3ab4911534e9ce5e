/**
 * Requests to loosen the settings now include the shop and the rule; older ones do not and have to
 * be made again. The history can now be searched by author.
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
