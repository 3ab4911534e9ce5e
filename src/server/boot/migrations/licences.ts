const columns = `
  id uuid primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  search_text text not null default '', missing_languages text[] not null default '{}',
  outdated_languages text[] not null default '{}', translated_at jsonb not null default '{}'`

// An order line grants its licences once. A package is one line of several products, told apart by
// `part`. Periods are counted from `anchor`, so that a licence from the 31st ends on the 31st.
// Recurring discounts are those of `first_order`.
const grantColumns = `
  order_ uuid not null references orders (id), line integer not null, part uuid not null,
  first_order uuid not null references orders (id), anchor timestamptz, periods integer not null default 0`

export const licences = `
create table license_pools (${columns}, ${grantColumns},
  quantity integer not null, allocated integer not null default 0,
  constraint license_pools_line unique (order_, line, part),
  constraint license_pools_allocated check (allocated >= 0 and allocated <= quantity));
create table license_allocation (${columns},
  quantity integer not null, used integer not null default 0, status text not null,
  constraint license_allocation_used check (quantity > 0 and used >= 0 and used <= quantity));
create table subscriptions (${columns}, ${grantColumns},
  quantity integer not null, status text not null,
  constraint subscriptions_line unique (order_, line, part));
create table license_renewals (
  id uuid primary key, buyer_id uuid not null,
  pool_id uuid references license_pools (id), subscription_id uuid references subscriptions (id),
  created_at timestamptz not null default now(), done_at timestamptz,
  constraint license_renewals_one check (num_nonnulls(pool_id, subscription_id) = 1));
create index license_renewals_pool on license_renewals (pool_id);
create index license_renewals_subscription on license_renewals (subscription_id);
create table license_reminders (
  subject uuid not null, ends_at timestamptz not null, days integer not null,
  sent_at timestamptz not null default now(), primary key (subject, ends_at, days));
`
