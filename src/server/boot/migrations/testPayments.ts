export const testPayments = `
  create table test_payments (
    id text primary key, key text not null unique, payment_id text not null,
    order_number text not null, payer text not null,
    amount bigint not null check (amount > 0), currency text not null,
    state text not null default 'open', card text, code text,
    declines integer not null default 0, failure text, save_card boolean not null,
    refunded bigint not null default 0 check (refunded between 0 and amount),
    refunds jsonb not null default '{}', return_to text not null, language text not null,
    created_at timestamptz not null default now(), expires_at timestamptz not null);
`
