/**
 * The hash of a link now also covers its position and the time of its event, which show that an
 * event may be missing. Links that did not match before keep their hash, and still do not match.
 */
export const auditLinks = `
  do $$
  declare
    link record;
    was text := '';
    made text := '';
  begin
    for link in select position, event_id, event_at, content, hash from audit_chain order by position loop
      if link.hash = encode(sha256(convert_to(was || chr(10) || link.content, 'UTF8')), 'hex') then
        made := encode(sha256(convert_to(concat_ws(chr(10), made, link.position, link.event_id,
          to_char(link.event_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), link.content), 'UTF8')), 'hex');
        update audit_chain set hash = made where position = link.position;
      else
        made := link.hash;
      end if;
      was := link.hash;
    end loop;
  end $$`
