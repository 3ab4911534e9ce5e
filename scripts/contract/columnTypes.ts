/** The types of columns of which the database knows only that they hold text or JSON. */
export const columnTypes: Readonly<Partial<Record<string, string>>> = {
  'accounts.kind': 'AccountKind',
  'accounts.language': 'Language',
  'codes.facts': 'Json<Readonly<Record<string, unknown>>>',
  'factor_challenges.facts':
    'Json<{ readonly challenge?: string; readonly host?: string; readonly secret?: string }>',
  'idempotency_keys.answer': 'Json<Readonly<Record<string, unknown>>>',
  'orders.shipping_address': 'Json<Readonly<Record<string, string>>>',
  'payments.currency': 'Currency',
  'payments.provider': `'STRIPE' | 'TAP' | 'TEST'`,
  'payments.state': `'new' | 'open' | 'captured' | 'failed' | 'cancelled' | 'expired'`,
  'sessions.audience': 'Audience',
  'stock_holds.state': `'reserved' | 'allocated'`,
  // Any configured provider is looked for, also one that a transaction cannot name.
  'transactions.provider': 'string',
}

/** What the types of columns import. */
export const columnTypeImports = [
  `import type { AccountKind, Audience } from '#domain/access.ts'`,
  `import type { Language, Translations } from '#domain/locale.ts'`,
  `import type { Currency } from '#domain/money.ts'`,
]

/**
 * Columns without a constraint that are never null, because the one place that inserts their rows
 * always sets them.
 */
export const filledColumns: Readonly<Partial<Record<string, readonly string[]>>> = {
  failed_jobs: ['attempts', 'data', 'failed_at', 'reason'],
  gift_cards: ['balance', 'balance_currency'],
  inventory: ['product'],
  license_pools: ['name', 'product', 'period', 'anchor'],
  orders: [
    'buyer_id',
    'customer_name',
    'discount',
    'discount_currency',
    'due',
    'due_currency',
    'email',
    'gift_card',
    'gift_card_currency',
    'items_quantity',
    'language',
    'paid',
    'paid_currency',
    'payment_deadline',
    'payment_method',
    'payment_status',
    'recurring',
    'refunded',
    'refunded_currency',
    'rounding',
    'rounding_currency',
    'rules',
    'shipping',
    'shipping_currency',
    'subtotal',
    'subtotal_currency',
    'tax',
    'tax_currency',
    'total',
    'total_currency',
  ],
  requests: ['language', 'number', 'status'],
  stock_movements: ['actor', 'kind', 'on_hand', 'product', 'reason'],
  subscriptions: ['name', 'period', 'product'],
  transactions: ['amount', 'amount_currency', 'kind', 'order_', 'state'],
}
