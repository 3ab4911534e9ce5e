import { requestLinkDays } from './requestLinks.ts'

/**
 * Requests whose address nobody showed to be theirs while a link could, and that staff left alone, with all that
 * was kept of them: whoever wrote may be a stranger to that address. After so many days.
 */
export const deleteUnconfirmedRequestsSql = `
  with gone as (delete from requests r
    where email_confirmation = 'waiting' and status = 'submitted'
      and created_at < now() - make_interval(days => ${requestLinkDays})
      and not exists (select 1 from request_links l where l.request_id = r.id and l.expires_at > now())
      and not exists (select 1 from request_events e where e.request_id = r.id and e.kind <> 'submitted')
    returning id)
  delete from changes c using gone where c.resource = 'requests' and c.record_id = gone.id`
