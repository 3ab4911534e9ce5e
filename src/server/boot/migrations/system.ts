export const system = `
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
`
