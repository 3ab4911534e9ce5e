/** Links with which guests open their requests; the tokens are stored as hashes. */
export const requestLinks = `
  create table request_links (
    hash text primary key, request_id uuid not null references requests (id) on delete cascade,
    created_at timestamptz not null default now(), expires_at timestamptz not null);
  create index request_links_request on request_links (request_id);
  create index request_links_expires on request_links (expires_at)`
