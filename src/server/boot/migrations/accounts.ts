// The single old account is recreated from the configuration, as a person like all others.
export const accounts = `
  drop table session_tokens; drop table sessions; drop table admins;
  create table accounts (
    id uuid primary key, kind text not null, realm text not null, email text not null,
    tenant_id uuid, company_id uuid, name text not null, language text not null default 'en',
    active boolean not null default true, password_hash text,
    created_at timestamptz not null default now(), signed_in_at timestamptz);
  create unique index accounts_login on accounts
    (realm, email, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'));
  create table sessions (
    id uuid primary key, account_id uuid not null references accounts (id) on delete cascade,
    audience text not null, ip text not null, device text not null,
    created_at timestamptz not null default now(), used_at timestamptz not null default now(),
    revoked_at timestamptz);
  create index sessions_account on sessions (account_id, used_at desc);
  create index sessions_used on sessions (used_at);
  create table session_tokens (
    hash text primary key, session_id uuid not null references sessions (id) on delete cascade,
    used_at timestamptz, expires_at timestamptz not null);
  create index session_tokens_session on session_tokens (session_id);
  create index session_tokens_expiry on session_tokens (expires_at);
  create table codes (
    id uuid primary key, purpose text not null, subject text not null, account_id uuid,
    hash text not null, tries integer not null default 0, facts jsonb not null default '{}',
    created_at timestamptz not null default now(), expires_at timestamptz not null);
  create unique index codes_subject on codes (purpose, subject);
  create index codes_expiry on codes (expires_at);
  create index spent_challenges_at on spent_challenges (at);
  create table attempts (
    key text primary key, count integer not null, until timestamptz not null);
  create index attempts_until on attempts (until);
  create table mails (
    id uuid primary key, recipient text not null, language text not null, letter text not null,
    subject text not null, body_text text not null, body_html text not null,
    created_at timestamptz not null default now(), useless_at timestamptz,
    attempts integer not null default 0,
    next_at timestamptz not null default now(), sent_at timestamptz, failure text);
  create index mails_due on mails (next_at) where sent_at is null;
  create table card_setups (
    id text primary key, account_id uuid not null references accounts (id) on delete cascade,
    return_to text not null, language text not null, card jsonb,
    created_at timestamptz not null default now());
`
