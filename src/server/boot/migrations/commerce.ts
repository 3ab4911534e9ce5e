const columns = `
  id uuid primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  search_text text not null default '', missing_languages text[] not null default '{}',
  outdated_languages text[] not null default '{}', translated_at jsonb not null default '{}'`

// Stock, discounts and gift cards are taken before the order is written: its number comes last.
const orderReference = 'references orders (id) on delete cascade deferrable initially deferred'

// Tables that need more than columns are created here; table sync adds the remaining columns.
export const commerce = `
create table orders (${columns}, buyer_id uuid, cart_id uuid, paid bigint, refunded bigint,
  constraint orders_cart unique (buyer_id, cart_id),
  constraint orders_refunded check (coalesce(refunded, 0) between 0 and coalesce(paid, 0)));
create table inventory (${columns},
  on_hand integer not null default 0, allocated integer not null default 0,
  reserved integer not null default 0, available integer not null default 0,
  constraint inventory_promised check (allocated >= 0 and reserved >= 0 and available >= 0
    and available = on_hand - allocated - reserved));
create table stock_movements (${columns}, order_ uuid ${orderReference});
create table discounts (${columns}, used integer not null default 0,
  constraint discounts_used check (used >= 0));
create table gift_cards (${columns}, balance bigint, balance_currency text,
  constraint gift_cards_balance check (balance >= 0));
create table number_sequences (kind text primary key, value bigint not null);
create table idempotency_keys (
  caller uuid not null, key text not null, hash text not null, status integer, answer jsonb,
  created_at timestamptz not null default now(), primary key (caller, key));
create index idempotency_keys_age on idempotency_keys (created_at);
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade, kind text not null,
  at timestamptz not null default now(), actor uuid, actor_name text, facts jsonb not null default '{}');
create index order_events_order on order_events (order_id, id);
create table stock_holds (
  order_id uuid not null ${orderReference}, product_id uuid not null,
  quantity integer not null check (quantity > 0), state text not null,
  primary key (order_id, product_id));
create table discount_redemptions (
  discount_id uuid not null references discounts (id), order_id uuid not null ${orderReference},
  buyer_id uuid not null, turn integer not null, amount bigint not null,
  at timestamptz not null default now(), primary key (discount_id, order_id),
  unique (discount_id, buyer_id, turn));
create index discount_redemptions_order on discount_redemptions (order_id);
create table gift_card_uses (
  gift_card_id uuid not null references gift_cards (id), order_id uuid not null ${orderReference},
  amount bigint not null, returned bigint not null default 0, primary key (gift_card_id, order_id));
create table payments (
  id uuid primary key, order_id uuid not null references orders (id) on delete cascade,
  provider text not null, ref text, url text, amount bigint not null, currency text not null,
  state text not null default 'new', captured bigint not null default 0, refunded bigint not null default 0,
  saved_card text, save_card boolean not null default false, return_to text not null,
  failure text, expires_at timestamptz not null, checked_at timestamptz,
  created_at timestamptz not null default now(), unique (provider, ref));
create index payments_order on payments (order_id, created_at);
create index payments_open on payments (coalesce(checked_at, created_at)) where state in ('new', 'open');
create table webhook_events (
  provider text not null, event_id text not null, type text not null, ref text, payment_id uuid,
  received_at timestamptz not null default now(), processed_at timestamptz,
  primary key (provider, event_id));
create index webhook_events_waiting on webhook_events (received_at) where processed_at is null;
`
