import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<string, string | undefined, string>

/** The names that no resource may take. */
export const systemTables = [
  'accounts',
  'approval_requests',
  'attempts',
  'audit_chain',
  'authority_changes',
  'card_setups',
  'catalogue_changes',
  'changes',
  'codes',
  'discount_redemptions',
  'factor_challenges',
  'files',
  'gift_card_uses',
  'idempotency_keys',
  'imports',
  'kept_values',
  'known_browsers',
  'level_changes',
  'license_reminders',
  'license_renewals',
  'mails',
  'migrations',
  'number_sequences',
  'order_events',
  'passkeys',
  'payments',
  'recovery_codes',
  'removed_files',
  'request_events',
  'session_tokens',
  'sessions',
  'shopping_lists',
  'spent_challenges',
  'stock_holds',
  'test_payments',
  'totp_secrets',
  'webhook_events',
] as const

/** The system tables as Kysely sees them; the engine owns the tables of resources. */
export type Tables = {
  spent_challenges: { signature: string; at: Generated<Timestamp> }
  kept_values: { key: string; value: ColumnType<unknown, string, string> }
  files: {
    id: string
    name: string
    type: string
    size: number
    width: number | null
    height: number | null
    placeholder: string | null
    transparent: boolean | null
    owner: string | null
    created_at: Generated<Timestamp>
  }
  changes: {
    id: Generated<string>
    resource: string
    record_id: string
    kind: 'created' | 'changed' | 'deleted'
    version: number
    language: string
    actor: string | null
    changes: ColumnType<unknown, string, string>
    at: Generated<Timestamp>
  }
}
