import type { Migration } from '#server/platform/database/migration.ts'

const tables = `
  create table passkeys (
    id uuid primary key, account_id uuid not null references accounts (id) on delete cascade,
    credential_id text not null, host text not null, public_key bytea not null, counter bigint not null,
    transports text[] not null, name text not null,
    created_at timestamptz not null default now(), used_at timestamptz);
  create unique index passkeys_credential on passkeys (credential_id);
  create index passkeys_account on passkeys (account_id);
  create table totp_secrets (
    account_id uuid primary key references accounts (id) on delete cascade,
    secret text not null, last_step bigint not null,
    created_at timestamptz not null default now(), used_at timestamptz);
  create table recovery_codes (
    account_id uuid not null references accounts (id) on delete cascade, hash text not null,
    created_at timestamptz not null default now(), used_at timestamptz,
    primary key (account_id, hash));
  create table factor_challenges (
    hash text primary key, purpose text not null,
    account_id uuid references accounts (id) on delete cascade,
    facts jsonb not null default '{}', tries integer not null default 0,
    created_at timestamptz not null default now(), expires_at timestamptz not null);
  create index factor_challenges_expiry on factor_challenges (expires_at);
  create index factor_challenges_account on factor_challenges (account_id);
  alter table sessions add column confirmed_at timestamptz;
  alter table sessions alter column confirmed_at set default now();
`

/**
 * Second factors of staff. A session remembers when the password was last entered; older sessions
 * have to enter it again.
 */
export const factors: Migration = { beforeSync: [tables] }
