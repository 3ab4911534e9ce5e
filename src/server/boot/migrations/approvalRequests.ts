/** The requester and the action of an approval, kept apart from the record that staff read. */
export const approvalRequests = `
  create table approval_requests (
    id uuid primary key, requester uuid, facts jsonb not null, created_at timestamptz not null default now())`
