import { run, type Connection } from './database.ts'

/** Tables that are not resources, and every change that table sync may not make. Never edit one that ran. */
const migrations: Readonly<Record<string, string>> = {
  '0001_system': `
    create extension if not exists pg_trgm;
    create table settings (key text primary key, value jsonb not null);
    create table files (
      id uuid primary key, name text not null, type text not null, size integer not null,
      width integer not null, height integer not null, placeholder text not null,
      sha256 text not null unique, created_at timestamptz not null default now());
    create table admins (
      id uuid primary key, email text not null unique, name text not null,
      password_hash text not null, created_at timestamptz not null default now());
    create table sessions (
      id uuid primary key, admin_id uuid not null references admins(id) on delete cascade,
      revoked_at timestamptz, created_at timestamptz not null default now());
    create table session_tokens (
      hash text primary key, session_id uuid not null references sessions(id) on delete cascade,
      used_at timestamptz, expires_at timestamptz not null);
    create index session_tokens_session on session_tokens (session_id);
    create table spent_challenges (signature text primary key, at timestamptz not null default now());
    create table changes (
      id bigint generated always as identity primary key, resource text not null,
      record_id uuid not null, kind text not null, version integer not null,
      language text not null, actor uuid, changes jsonb not null,
      at timestamptz not null default now());
    create index changes_record on changes (resource, record_id, id desc);
  `,
  // The one account there was is made again from the configuration, now as a person like all others.
  '0002_accounts': `
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
  `,
}

export async function migrate(connection: Connection): Promise<string[]> {
  await connection.script(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const { rows } = await run<{ name: string }>(connection.db, 'select name from migrations')
  const done = new Set(rows.map((row) => row.name))
  const pending = Object.entries(migrations).filter(([name]) => !done.has(name))
  for (const [name, sql] of pending) {
    await connection.script(
      `begin; ${sql}; insert into migrations (name) values ('${name}'); commit;`,
    )
  }
  return pending.map(([name]) => name)
}
