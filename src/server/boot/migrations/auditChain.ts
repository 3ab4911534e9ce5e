/** One link per audit event, in the order of chaining. Links outlive their events. */
export const auditChain = `
  create table audit_chain (
    position bigint primary key, event_id uuid not null unique, event_at timestamptz not null,
    content text not null, hash text not null, chained_at timestamptz not null default now())`
