export const knownBrowsers = `
  create table known_browsers (
    account_id uuid not null references accounts (id) on delete cascade, browser text not null,
    used_at timestamptz not null default now(), primary key (account_id, browser));
  create index known_browsers_used on known_browsers (used_at)`
