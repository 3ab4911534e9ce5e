// Table sync may have created this table already, without the table that refers to it.
export const quotes = `
create table if not exists requests (
  id uuid primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  search_text text not null default '', missing_languages text[] not null default '{}',
  outdated_languages text[] not null default '{}', translated_at jsonb not null default '{}');
create table request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references requests (id) on delete cascade, kind text not null,
  at timestamptz not null default now(), actor uuid, actor_name text, facts jsonb not null default '{}');
create index request_events_request on request_events (request_id, id);
`
