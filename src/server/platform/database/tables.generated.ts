// Written by `npm run generate` from the migrations and the declarations.
import type { ColumnType } from 'kysely'
import type { AccountKind, Audience } from '#domain/access.ts'
import type { Language, Translations } from '#domain/locale.ts'
import type { Currency } from '#domain/money.ts'

type Timestamp = ColumnType<string, string | Date, string | Date>
type Json<T = unknown> = ColumnType<T, string, string>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
export type RecordColumns = {
  created_at: Generated<Timestamp>
  id: string
  missing_languages: Generated<string[]>
  outdated_languages: Generated<string[]>
  search_text: Generated<string>
  translated_at: Generated<Json>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}
export type MemberColumns = {
  facts: Generated<Json>
  position: number
  source_id: string
  target_id: string
}

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
  'known_browsers',
  'level_changes',
  'license_reminders',
  'license_renewals',
  'list_changes',
  'mails',
  'migrations',
  'number_sequences',
  'order_events',
  'passkeys',
  'payments',
  'record_changes',
  'recovery_codes',
  'removed_files',
  'request_events',
  'request_links',
  'session_tokens',
  'sessions',
  'shopping_lists',
  'spent_challenges',
  'stock_reservations',
  'stored_values',
  'test_payments',
  'totp_secrets',
  'webhook_events',
] as const

/** The tables of migrations and declarations as Kysely sees them. */
export type Tables = {
  accessory_types: RecordColumns & {
    code: string | null
    title: Json<Translations>
  }
  accounts: {
    active: Generated<boolean>
    company_id: string | null
    created_at: Generated<Timestamp>
    email: string
    id: string
    kind: AccountKind
    language: Generated<Language>
    name: string
    password_hash: string | null
    realm: string
    signed_in_at: Timestamp | null
    tenant_id: string | null
  }
  addresses: RecordColumns & {
    address: string
    city: string
    country: string
    full_name: string
    is_default: Generated<boolean>
    name: string | null
    owner_id: string
    phone_number: string
  }
  admins: RecordColumns & {
    active: Generated<boolean>
    address: Json | null
    avatar: string | null
    email: string
    first_name: string
    language: 'en' | 'ar' | null
    last_name: string
    name: string | null
    phone_number: string | null
    title: 'mr' | 'ms' | 'dr' | 'eng' | null
    username: string | null
  }
  ads: RecordColumns & {
    brand: string | null
    description: Json<Translations> | null
    link: string | null
    picture: string
    place: number | null
    title: Json<Translations>
    visible: Generated<boolean>
  }
  applications: RecordColumns & {
    code: string | null
    description: Json<Translations> | null
    picture: string | null
    title: Json<Translations>
    visible: Generated<boolean>
  }
  approval_requests: {
    created_at: Generated<Timestamp>
    facts: Json
    id: string
    requester: string | null
  }
  approvals: RecordColumns & {
    amount: number | null
    amount_currency: Currency | null
    decided_at: Timestamp | null
    decided_by: string | null
    kind: 'refund' | 'administrator' | 'administratorEmail' | 'administratorFactors' | 'settings'
    reason: string | null
    requested_by: string | null
    status: 'pending' | 'approved' | 'declined'
    subject: string
  }
  attempts: {
    count: number
    key: string
    until: Timestamp
  }
  audit_chain: {
    chained_at: Generated<Timestamp>
    content: string
    event_at: Timestamp
    event_id: string
    hash: string
    position: number
  }
  audit_events: RecordColumns & {
    actor: string | null
    details: string | null
    device: string | null
    email: string
    event: 'signed_in' | 'sign_in_failed' | 'signed_out' | 'sessions_ended' | 'token_reused' | 'too_many_attempts' | 'code_requested' | 'code_failed' | 'password_reset' | 'password_changed' | 'email_changed' | 'registered' | 'invited' | 'invitation_accepted' | 'rights_changed' | 'activated' | 'deactivated' | 'deleted' | 'approval_requested' | 'approved' | 'declined' | 'exported' | 'refunded' | 'settings_changed' | 'factor_added' | 'factor_removed' | 'factors_reset' | 'second_factor_failed' | 'recovery_used' | 'recovery_renewed'
    ip: string | null
    kind: 'admin' | 'company' | 'tenantUser' | 'customer' | null
    request_id: string | null
  }
  authority_changes: {
    transaction: Generated<number>
  }
  card_setups: {
    account_id: string
    card: Json | null
    created_at: Generated<Timestamp>
    id: string
    language: string
    return_to: string
  }
  catalogue_changes: {
    transaction: Generated<number>
  }
  certificates: RecordColumns & {
    file: string | null
    issued_on: string | null
    language: 'en' | 'ar' | null
    number: string | null
    title: string
  }
  changes: {
    actor: string | null
    at: Generated<Timestamp>
    changes: Json
    id: Generated<number>
    kind: string
    language: Language
    record_id: string
    resource: string
    version: number
  }
  codes: {
    account_id: string | null
    created_at: Generated<Timestamp>
    expires_at: Timestamp
    facts: Generated<Json<Readonly<Record<string, unknown>>>>
    hash: string
    id: string
    purpose: string
    subject: string
    tries: Generated<number>
  }
  companies: RecordColumns & {
    active: Generated<boolean>
    address: Json | null
    avatar: string | null
    company_name: string
    email: string
    first_name: string
    language: 'en' | 'ar' | null
    last_name: string
    name: string | null
    permissions: string[] | null
    phone_number: string | null
    tax_number: string | null
    title: 'mr' | 'ms' | 'dr' | 'eng' | null
    username: string | null
  }
  companies__roles: MemberColumns
  customer_groups: RecordColumns & {
    description: Json<Translations> | null
    reduction: number | null
    title: Json<Translations>
  }
  customer_groups__companies: MemberColumns
  customer_groups__customers: MemberColumns
  customer_groups__prices: MemberColumns
  customers: RecordColumns & {
    active: Generated<boolean>
    address: Json | null
    avatar: string | null
    email: string
    first_name: string
    language: 'en' | 'ar' | null
    last_name: string
    name: string | null
    phone_number: string | null
    title: 'mr' | 'ms' | 'dr' | 'eng' | null
    username: string | null
  }
  device_types: RecordColumns & {
    code: string | null
    title: Json<Translations>
  }
  discount_redemptions: {
    amount: number
    at: Generated<Timestamp>
    buyer_id: string
    discount_id: string
    order_id: string
    turn: number
  }
  discounts: RecordColumns & {
    active: Generated<boolean>
    brands: string[] | null
    code: string | null
    discount_period: 'first' | 'every' | null
    ends_at: Timestamp | null
    locations: string[] | null
    minimum_quantity: number | null
    percentage: number
    starts_at: Timestamp | null
    title: Json<Translations>
    type: 'product_discount' | 'market_discount' | 'code_discount'
    usage_limit: number | null
    used: Generated<number>
    uses_per_customer: number | null
  }
  discounts__customer_groups: MemberColumns
  discounts__products: MemberColumns
  documents: RecordColumns & {
    file: string | null
    kind: 'datasheet' | 'quick_start' | 'user_manual' | 'installation' | 'other'
    language: 'en' | 'ar' | null
    revision: string | null
    title: Json<Translations>
  }
  factor_challenges: {
    account_id: string | null
    created_at: Generated<Timestamp>
    expires_at: Timestamp
    facts: Generated<Json<{ readonly challenge?: string; readonly host?: string; readonly secret?: string }>>
    hash: string
    purpose: string
    tries: Generated<number>
  }
  failed_jobs: RecordColumns & {
    attempts: number
    data: string
    failed_at: Timestamp
    job: string
    reason: string
    status: 'waiting' | 'retried' | 'discarded'
  }
  files: {
    claims: Generated<number>
    created_at: Generated<Timestamp>
    encoded: Generated<boolean>
    height: number | null
    id: string
    looked_for_at: Timestamp | null
    name: string
    owner: string | null
    placeholder: string | null
    public: Generated<boolean>
    size: number
    transparent: boolean | null
    type: string
    width: number | null
  }
  gateway_types: RecordColumns & {
    code: string | null
    title: Json<Translations>
  }
  gift_card_uses: {
    amount: number
    gift_card_id: string
    order_id: string
    returned: Generated<number>
  }
  gift_cards: RecordColumns & {
    active: Generated<boolean>
    balance: number
    balance_currency: Currency
    brands: string[] | null
    code: string | null
    ending: string | null
    expires_at: Timestamp | null
    note: string | null
    value: number
    value_currency: Currency
  }
  idempotency_keys: {
    answer: Json<Readonly<Record<string, unknown>>> | null
    caller: string
    created_at: Generated<Timestamp>
    hash: string
    key: string
    status: number | null
  }
  imports: {
    account: string
    attempt: string | null
    brand: string | null
    created_at: Generated<Timestamp>
    id: string
    identity: Json | null
    ignored: Generated<Json>
    language: Language
    message: string | null
    problem_count: Generated<number>
    problems: Generated<Json>
    resource: string
    seen: Generated<number>
    state: 'checking' | 'ready' | 'wrong' | 'writing' | 'done' | 'failed'
    text: string | null
    time_zone: string
    to_create: Generated<number>
    to_skip: Generated<number>
    to_update: Generated<number>
    total: number
    tries: Generated<number>
    updated_at: Generated<Timestamp>
  }
  industries: RecordColumns & {
    code: string | null
    description: Json<Translations> | null
    picture: string | null
    title: Json<Translations>
    visible: Generated<boolean>
  }
  inventory: RecordColumns & {
    allocated: Generated<number>
    available: Generated<number>
    on_hand: Generated<number>
    product: string
    reserved: Generated<number>
  }
  known_browsers: {
    account_id: string
    browser: string
    used_at: Generated<Timestamp>
  }
  level_changes: {
    transaction: Generated<number>
  }
  license_allocation: RecordColumns & {
    company: string | null
    expires_at: Timestamp | null
    name: string | null
    pool: string
    product: string | null
    quantity: number
    status: 'active' | 'suspended' | 'expired' | 'revoked'
    tenant: string
    used: Generated<number>
  }
  license_events: RecordColumns & {
    actor: string | null
    allocation: string | null
    company: string | null
    customer: string | null
    kind: 'granted' | 'renewal_ordered' | 'renewed' | 'allocated' | 'changed' | 'used' | 'activated' | 'suspended' | 'resumed' | 'revoked' | 'past_due' | 'cancel_planned' | 'cancelled' | 'expired' | null
    pool: string | null
    quantity: number | null
    subscription: string | null
    tenant: string | null
  }
  license_pools: RecordColumns & {
    allocated: Generated<number>
    anchor: Timestamp
    company: string | null
    customer: string | null
    expires_at: Timestamp | null
    first_order: string
    line: number
    name: string
    order_: string
    part: string
    period: 'monthly' | 'quarterly' | 'semi_annual' | 'annual' | 'biennial' | 'triennial' | 'perpetual'
    periods: Generated<number>
    product: string
    quantity: number
    renews: string | null
    starts_at: Timestamp | null
    tenant: string | null
  }
  license_reminders: {
    days: number
    ends_at: Timestamp
    sent_at: Generated<Timestamp>
    subject: string
  }
  license_renewals: {
    buyer_id: string
    created_at: Generated<Timestamp>
    done_at: Timestamp | null
    id: string
    pool_id: string | null
    subscription_id: string | null
  }
  list_changes: {
    name: string
    transaction: Generated<number>
  }
  mails: {
    attempts: Generated<number>
    body_html: string
    body_text: string
    brand: string | null
    created_at: Generated<Timestamp>
    failure: string | null
    id: string
    language: string
    recipient: string
    sent_at: Timestamp | null
    subject: string
    template: string
    useless_at: Timestamp | null
  }
  migrations: {
    at: Generated<Timestamp>
    name: string
  }
  number_sequences: {
    kind: string
    value: number
  }
  order_events: {
    actor: string | null
    actor_name: string | null
    at: Generated<Timestamp>
    facts: Generated<Json>
    id: Generated<number>
    kind: string
    order_id: string
  }
  orders: RecordColumns & {
    brand: string | null
    buyer_id: string
    carrier: string | null
    cart_id: string | null
    company: string | null
    customer: string | null
    customer_name: string
    discount: number
    discount_code: string | null
    discount_currency: Currency
    due: number
    due_currency: Currency
    email: string
    estimated_delivery: Timestamp | null
    gift_card: number
    gift_card_currency: Currency
    invoice_number: string | null
    invoiced_at: Timestamp | null
    items_quantity: number
    language: 'en' | 'ar'
    note: string | null
    number: string
    paid: number
    paid_currency: Currency
    payment_deadline: Timestamp
    payment_method: 'card' | 'bank_transfer' | 'gift_card'
    payment_status: 'unpaid' | 'awaiting_payment' | 'awaiting_transfer' | 'under_review' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded' | 'failed'
    placed_at: Timestamp
    proof: string | null
    proof_rejection: string | null
    quote: string | null
    recurring: Json
    refunded: number
    refunded_currency: Currency
    rejection_reason: 'staff' | 'customer' | 'inventory' | 'declined' | 'fraud' | 'expired' | 'other' | null
    rounding: number
    rounding_currency: Currency
    rules: Json
    shipping: number
    shipping_address: Json<Readonly<Record<string, string>>> | null
    shipping_currency: Currency
    shipping_method: string | null
    staff_note: string | null
    status: 'pending' | 'paid' | 'in_progress' | 'shipping' | 'shipped' | 'expected' | 'delivered' | 'rejected'
    subtotal: number
    subtotal_currency: Currency
    tax: number
    tax_currency: Currency
    tax_included: Generated<boolean>
    tenant: string | null
    tenant_user: string | null
    total: number
    total_currency: Currency
    tracking_number: string | null
    transfer_reference: string | null
  }
  orders__items: MemberColumns
  passkeys: {
    account_id: string
    counter: number
    created_at: Generated<Timestamp>
    credential_id: string
    host: string
    id: string
    name: string
    public_key: Buffer
    transports: string[]
    used_at: Timestamp | null
  }
  payment_methods: RecordColumns & {
    account_name: string | null
    brand: string | null
    expiry: string | null
    holder: string | null
    iban: string | null
    is_default: Generated<boolean>
    last_four: string | null
    owner_id: string
    provider: string | null
    swift_code: string | null
    token: string | null
    type: 'bank_account' | 'card'
  }
  payments: {
    amount: number
    captured: Generated<number>
    checked_at: Timestamp | null
    created_at: Generated<Timestamp>
    currency: Currency
    expires_at: Timestamp
    failure: string | null
    id: string
    order_id: string
    provider: 'STRIPE' | 'TAP' | 'TEST'
    ref: string | null
    refunded: Generated<number>
    return_to: string
    save_card: Generated<boolean>
    saved_card: string | null
    state: Generated<'new' | 'open' | 'captured' | 'failed' | 'cancelled' | 'expired'>
    url: string | null
  }
  pictures: RecordColumns & {
    file: string
    title: Json<Translations>
  }
  product_groups: RecordColumns & {
    brands: string[] | null
    code: string | null
    description: Json<Translations> | null
    featured: Generated<boolean>
    picture: string | null
    title: Json<Translations>
    visible: Generated<boolean>
  }
  product_groups__products: MemberColumns
  products: RecordColumns & {
    accessory_type: string | null
    battery_life: number | null
    battery_life_iso: string | null
    box_contents: Json<Translations> | null
    code: string
    communication_type: 'lorawan' | 'nb_iot' | 'lte_m' | 'lte_cat1' | 'lte_cat4' | 'nr_5g' | 'gsm_2g' | 'zigbee' | 'thread' | 'ble' | 'uwb' | 'nfc' | 'wifi' | 'ethernet' | 'rs485_modbus' | 'can_bus' | 'wmbus' | 'satellite' | 'none' | null
    connectivity_type: 'lpwan' | 'cellular' | 'short_range' | 'local_network' | 'wired_fieldbus' | 'satellite' | 'hybrid' | 'none' | null
    description: Json<Translations> | null
    device_type: string | null
    faqs: Json<Translations> | null
    gateway_type: string | null
    height_mm: number | null
    lead_time: number | null
    lead_time_iso: string | null
    length_mm: number | null
    licence_quantity: number | null
    licence_type: 'per_device' | 'per_gateway' | 'per_user' | 'per_site' | 'feature' | 'enterprise' | null
    name: Json<Translations>
    network_servers: string[] | null
    notification_package_limit: number | null
    notification_package_type: 'sms' | 'email' | 'voice_call' | 'push' | 'messaging_app' | null
    platform_type: 'cloud' | 'on_premise' | 'hybrid' | 'edge' | 'none' | null
    price: number
    price_currency: Currency
    short_name: Json<Translations> | null
    specs: Json<Translations> | null
    stock_mode: 'tracked' | 'derived' | 'none'
    subscription_period: 'monthly' | 'quarterly' | 'semi_annual' | 'annual' | 'biennial' | 'triennial' | 'perpetual' | null
    subscription_type: 'connectivity' | 'platform' | 'network_server' | 'analytics' | 'support' | null
    type: 'device' | 'gateway' | 'accessory' | 'subscription' | 'integration' | 'license' | 'package'
    visible: Generated<boolean>
    warranty_months: number | null
    weight_g: number | null
    width_mm: number | null
  }
  products__applications: MemberColumns
  products__certifications: MemberColumns
  products__documentation: MemberColumns
  products__images: MemberColumns
  products__included_products: MemberColumns
  products__industries: MemberColumns
  products__related_accessories: MemberColumns
  products__similar_products: MemberColumns
  products__tags: MemberColumns
  products__use_cases: MemberColumns
  record_changes: {
    id: string
    name: string
    transaction: Generated<number>
  }
  recovery_codes: {
    account_id: string
    created_at: Generated<Timestamp>
    hash: string
    used_at: Timestamp | null
  }
  removed_files: {
    at: Generated<Timestamp>
    id: string
  }
  request_events: {
    actor: string | null
    actor_name: string | null
    at: Generated<Timestamp>
    facts: Generated<Json>
    id: Generated<number>
    kind: string
    request_id: string
  }
  request_links: {
    created_at: Generated<Timestamp>
    expires_at: Timestamp
    hash: string
    request_id: string
  }
  requests: RecordColumns & {
    brand: string | null
    city: string | null
    company: string | null
    company_name: string | null
    country: string | null
    customer: string | null
    decline_reason: string | null
    email: string
    email_confirmation: 'waiting' | 'confirmed' | null
    first_name: string
    language: 'en' | 'ar'
    last_name: string
    message: string | null
    messages: Json | null
    number: string
    order_: string | null
    phone: string | null
    round: number | null
    rounding: number | null
    rounding_currency: Currency | null
    rounds: Json | null
    shipping: number | null
    shipping_currency: Currency | null
    status: 'submitted' | 'in_review' | 'info_requested' | 'quoted' | 'countered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'answered' | 'closed'
    subtotal: number | null
    subtotal_currency: Currency | null
    tax: number | null
    tax_currency: Currency | null
    tenant: string | null
    total: number | null
    total_currency: Currency | null
    type: 'quote' | 'contact'
    valid_until: Timestamp | null
  }
  requests__lines: MemberColumns
  requests__products: MemberColumns
  roles: RecordColumns & {
    description: Json<Translations> | null
    permissions: string[] | null
    title: Json<Translations>
  }
  session_tokens: {
    expires_at: Timestamp
    hash: string
    session_id: string
    used_at: Timestamp | null
  }
  sessions: {
    account_id: string
    audience: Audience
    confirmed_at: Timestamp | null
    created_at: Generated<Timestamp>
    device: string
    id: string
    ip: string
    revoked_at: Timestamp | null
    used_at: Generated<Timestamp>
  }
  settings: RecordColumns & {
    account_name: Json<Translations> | null
    address: Json<Translations> | null
    bank: string | null
    copyright: Json<Translations> | null
    currency: 'USD' | 'EUR' | 'GBP' | 'SAR' | 'AED' | 'QAR' | 'EGP' | 'TRY' | 'KWD' | 'BHD' | 'OMR' | 'JOD' | 'JPY'
    customers_edit_profile: Generated<boolean>
    description: Json<Translations> | null
    email: string
    facebook: string | null
    favicon: string | null
    hours: Json<Translations> | null
    iban: string | null
    instagram: string | null
    language: 'en' | 'ar'
    linkedin: string | null
    logo: string | null
    low_stock_at: number | null
    minimum_price: number | null
    minimum_price_currency: Currency | null
    name: Json<Translations>
    payment: Generated<boolean>
    phone: string | null
    portal_url: string | null
    pricing: Generated<boolean>
    refund_limit: number | null
    refund_limit_currency: Currency | null
    second_admin: Generated<boolean>
    staff_second_factor: Generated<boolean>
    stock: Generated<boolean>
    supported_languages: string[]
    swift: string | null
    tagline: Json<Translations> | null
    unpaid_orders: number | null
    unpaid_share: number | null
    whatsapp: Generated<boolean>
    whatsapp_url: string | null
    x: string | null
    youtube: string | null
  }
  shipping_methods: RecordColumns & {
    active: Generated<boolean>
    countries: string[] | null
    days: number | null
    description: Json<Translations> | null
    free_from: number | null
    free_from_currency: Currency | null
    price: number
    price_currency: Currency
    title: Json<Translations>
  }
  shopping_lists: {
    account_id: string
    brand: Generated<string>
    items: Generated<Json>
    joined: Generated<string[]>
    name: string
  }
  sliders: RecordColumns & {
    brand: string | null
    description: Json<Translations> | null
    link: string | null
    picture: string
    place: number | null
    position: 'left' | 'center' | 'right'
    sub_title: Json<Translations> | null
    title: Json<Translations>
    visible: Generated<boolean>
  }
  spent_challenges: {
    at: Generated<Timestamp>
    signature: string
  }
  stock_movements: RecordColumns & {
    actor: string
    allocated: number | null
    kind: 'received' | 'reserved' | 'allocated' | 'released' | 'shipped' | 'adjusted'
    on_hand: number
    order_: string | null
    product: string
    reason: string
    reserved: number | null
  }
  stock_reservations: {
    order_id: string
    product_id: string
    quantity: number
    state: 'reserved' | 'allocated'
  }
  stored_values: {
    key: string
    value: Json
  }
  subscriptions: RecordColumns & {
    anchor: Timestamp | null
    cancel_at_period_end: Generated<boolean>
    cancelled_at: Timestamp | null
    company: string | null
    customer: string | null
    first_order: string
    line: number
    name: string
    order_: string
    part: string
    period: 'monthly' | 'quarterly' | 'semi_annual' | 'annual' | 'biennial' | 'triennial' | 'perpetual'
    period_ends_at: Timestamp | null
    periods: Generated<number>
    product: string
    quantity: number
    starts_at: Timestamp | null
    status: 'trialing' | 'active' | 'past_due' | 'suspended' | 'cancelled' | 'expired'
    tenant: string | null
  }
  tags: RecordColumns & {
    code: string | null
    title: Json<Translations>
  }
  tax_rates: RecordColumns & {
    country: string
    rate: number
    title: Json<Translations>
  }
  tenant_users: RecordColumns & {
    active: Generated<boolean>
    address: Json | null
    avatar: string | null
    email: string
    first_name: string
    language: 'en' | 'ar' | null
    last_name: string
    name: string | null
    permissions: string[] | null
    phone_number: string | null
    tenant: string
    title: 'mr' | 'ms' | 'dr' | 'eng' | null
    username: string | null
  }
  tenant_users__roles: MemberColumns
  tenants: RecordColumns & {
    active: Generated<boolean>
    allowed_device_profile_types: string[] | null
    allowed_network_servers: string[] | null
    company: string
    email: string | null
    language: 'en' | 'ar' | null
    name: string
    tenant_id: string
  }
  test_payments: {
    amount: number
    card: string | null
    code: string | null
    created_at: Generated<Timestamp>
    currency: string
    declines: Generated<number>
    expires_at: Timestamp
    failure: string | null
    id: string
    key: string
    language: string
    order_number: string
    payer: string
    payment_id: string
    refunded: Generated<number>
    refunds: Generated<Json>
    return_to: string
    save_card: boolean
    state: Generated<'open' | 'captured' | 'failed' | 'cancelled' | 'expired'>
  }
  totp_secrets: {
    account_id: string
    created_at: Generated<Timestamp>
    last_step: number
    secret: string
    used_at: Timestamp | null
  }
  transactions: RecordColumns & {
    actor: string | null
    amount: number
    amount_currency: Currency
    card: string | null
    company: string | null
    customer: string | null
    kind: 'charge' | 'transfer' | 'gift_card' | 'refund' | 'gift_card_refund'
    order_: string
    provider: string | null
    reason: string | null
    reference: string | null
    state: 'pending' | 'done' | 'failed'
    tenant: string | null
  }
  use_cases: RecordColumns & {
    code: string | null
    description: Json<Translations> | null
    picture: string | null
    title: Json<Translations>
    visible: Generated<boolean>
  }
  webhook_events: {
    event_id: string
    payment_id: string | null
    processed_at: Timestamp | null
    provider: string
    received_at: Generated<Timestamp>
    ref: string | null
    type: string
  }
}
