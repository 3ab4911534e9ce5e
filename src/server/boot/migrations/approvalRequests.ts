/** Who asked for an approval, and what is done when it is given: beside the record that staff reads. */
export const approvalRequests = `
  create table approval_requests (
    id uuid primary key, requester uuid, facts jsonb not null, created_at timestamptz not null default now())`
