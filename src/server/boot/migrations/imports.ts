/** Files being imported, with their findings and senders. */
export const imports = `
create table imports (
  id uuid primary key, resource text not null, account uuid not null, identity jsonb not null,
  language text not null, time_zone text not null, text text, state text not null, attempt uuid,
  tries integer not null default 0, total integer not null, seen integer not null default 0,
  to_create integer not null default 0, to_update integer not null default 0,
  to_skip integer not null default 0, problems jsonb not null default '[]',
  problem_count integer not null default 0, ignored jsonb not null default '[]', message text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now());
create index imports_account on imports (account, created_at)`
