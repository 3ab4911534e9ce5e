import { requestLinkDays } from './requestLinks.ts'

/**
 * SQL that deletes requests, with all their data, whose address was not confirmed while a link was
 * valid and that staff has not taken up: the address may belong to somebody else.
 */
export const deleteUnconfirmedRequestsSql = `
  with gone as (delete from requests r
    where email_confirmation = 'waiting' and status = 'submitted'
      and created_at < now() - make_interval(days => ${requestLinkDays})
      and not exists (select 1 from request_links l where l.request_id = r.id and l.expires_at > now())
      and not exists (select 1 from request_events e where e.request_id = r.id and e.kind <> 'submitted')
    returning id)
  delete from changes c using gone where c.resource = 'requests' and c.record_id = gone.id`
