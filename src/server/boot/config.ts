import type { BotCheckConfig } from '#server/accounts/botCheck.ts'
import type {
  StripeConfig,
  TapConfig,
  PaymentConfig,
} from '#server/commerce/payments/createProviders.ts'
import { paymentProviders } from '#server/commerce/payments/createProviders.ts'
import type { TracingConfig } from '#server/platform/createTracerProvider.ts'
import { ConfigError } from '#server/platform/configError.ts'
import type { DatabaseConfig } from '#server/platform/database/connect.ts'
import type { FileStoreConfig, S3Config } from '#server/platform/files/fileStore.ts'
import { demoAdmin } from './posture/demoAccounts.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'

export type Config = DatabaseConfig &
  FileStoreConfig &
  PaymentConfig &
  BotCheckConfig & {
    readonly port: number
    readonly host: string
    readonly brand: string
    /** which further brands to serve, each on its hosts */
    readonly brands: 'all' | readonly string[]
    /** whether `PUBLIC_URL` was set, and so applies to every visitor */
    readonly isPublished: boolean
    /** whether other machines can reach it, by its address or its public URL */
    readonly isReachable: boolean
    /** in seconds: how long it answers although it no longer says that it is ready */
    readonly shutdownDelay: number
    /** proxies trusted to report a visitor's address */
    readonly trustProxy: string
    readonly admin: { readonly email: string; readonly password: string }
    readonly seed: 'demo' | 'none'
    /** undefined: mails are shown in the mailbox instead of being sent */
    readonly smtpUrl: string | undefined
    /** others can reach it, but payments are in test mode; every page says so */
    readonly isTrial: boolean
    /** whether `PAYMENT_PROVIDER` was set */
    readonly isProviderChosen: boolean
    readonly secret: string | undefined
    /** undefined: requests are not traced */
    readonly tracing: TracingConfig | undefined
    readonly logLevel: string
  }

const defaultPool = 8

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(env: Environment, defaults: { brand: string }): Config {
  const brands = readBrands(env)
  const port = readInteger(env, 'PORT', 3000, { min: 0, max: 65_535 })
  const host = env.HOST || '127.0.0.1'
  const botCheck = readChoice(
    env,
    'BOT_CHECK',
    ['altcha', 'recaptcha', 'off'] as const,
    defaultBotCheck(env),
  )
  const paymentProvider = readChoice(
    env,
    'PAYMENT_PROVIDER',
    paymentProviders,
    defaultProvider(env),
  )
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/$/, '')
  const isReachable =
    !isLoopbackHost(host) ||
    (publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname))
  return {
    port,
    host,
    brand: env.BRAND || (brands !== 'all' && brands[0]) || defaults.brand,
    brands,
    databaseUrl: readUrl(env, 'DATABASE_URL', databases),
    databaseReplicaUrls: readReplicaUrls(env),
    databasePool: readInteger(env, 'DATABASE_POOL', defaultPool, { min: 2, max: 200 }),
    databaseStatements: readChoice(
      env,
      'DATABASE_STATEMENTS',
      ['auto', 'named', 'unnamed'] as const,
      'auto',
    ),
    dataDir: env.DATA_DIR || '.data',
    publicUrl: publicUrl ?? urlAt(host, port),
    isPublished: publicUrl !== undefined,
    isReachable,
    shutdownDelay: readInteger(env, 'SHUTDOWN_DELAY', 0, { min: 0, max: 300 }),
    trustProxy: readTrustedProxies(env),
    admin: {
      email: readEmail(env, 'ADMIN_EMAIL', demoAdmin.email),
      password: readMinLength(env, 'ADMIN_PASSWORD', 8, demoAdmin.password),
    },
    seed: readChoice(env, 'SEED', ['demo', 'none'] as const, isReachable ? 'none' : 'demo'),
    botCheck,
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    recaptcha: botCheck === 'recaptcha' ? readRecaptcha(env) : undefined,
    s3: env.S3_BUCKET ? readS3(env) : undefined,
    paymentProvider,
    isTrial: isReachable && paymentProvider === 'TEST',
    isProviderChosen: Boolean(env.PAYMENT_PROVIDER),
    stripe: paymentProvider === 'STRIPE' || hasStripe(env) ? readStripe(env) : undefined,
    tap: paymentProvider === 'TAP' || env.TAP_SECRET_KEY ? readTap(env) : undefined,
    tracing: readTracing(env),
    secret: env.TOKEN_SECRET ? readMinLength(env, 'TOKEN_SECRET', 32, '') : undefined,
    logLevel: readChoice(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const,
      'info',
    ),
  }
}

function readTracing(env: Environment): TracingConfig | undefined {
  const endpoint = readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const percentage = readInteger(env, 'TRACED_PERCENTAGE', 100, { min: 0, max: 100 })
  const serviceName = env.OTEL_SERVICE_NAME || 'shop'
  return endpoint
    ? { endpoint: endpoint.replace(/\/$/, ''), serviceName, ratio: percentage / 100 }
    : undefined
}

/** Parses `BRANDS`: several keys, or `all`. */
function readBrands({ BRANDS, BRAND }: Environment): Config['brands'] {
  const keys = (BRANDS ?? '').split(',').map((key) => key.trim())
  const namedKeys = keys.filter(Boolean)
  if (namedKeys.length === 1 && namedKeys[0] === 'all') return 'all'
  if (namedKeys.length && BRAND && !namedKeys.includes(BRAND))
    throw new ConfigError(`BRAND ${BRAND} must be one of BRANDS: ${namedKeys.join(', ')}`)
  return [...new Set(namedKeys)]
}

/** Parses `DATABASE_REPLICA_URL`: one or more addresses, separated by commas. */
function readReplicaUrls({ DATABASE_REPLICA_URL, DATABASE_URL }: Environment): readonly string[] {
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new ConfigError('DATABASE_REPLICA_URL requires DATABASE_URL, the primary')
  return (DATABASE_REPLICA_URL ?? '').split(',').flatMap((each) => {
    const environment = { DATABASE_REPLICA_URL: each.trim() }
    return readUrl(environment, 'DATABASE_REPLICA_URL', databases) ?? []
  })
}

const databases = ['postgres:', 'postgresql:']

/** Listen hosts that `localhost` reaches from this machine. */
const localListenHosts = new Set(['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'])

/** Returns the local URL of the server; its host is a name, as passkeys cannot use `127.0.0.1`. */
export function urlAt(host: string, port: number): string {
  const name = localListenHosts.has(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function readTrustedProxies({ TRUST_PROXY }: Environment): string {
  const list = TRUST_PROXY || 'loopback'
  try {
    parseTrustedAddresses(list)
    return list
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `TRUST_PROXY must list addresses, networks such as 10.0.0.0/8, or loopback, linklocal and uniquelocal, separated by commas: ${reason}`,
    )
  }
}

const defaultBotCheck = (env: Environment) => (env.RECAPTCHA_SECRET ? 'recaptcha' : 'altcha')

const readRecaptcha = (env: Environment) => ({
  siteKey: readRequired(env, 'RECAPTCHA_SITE_KEY'),
  secret: readRequired(env, 'RECAPTCHA_SECRET'),
})

const readS3 = (env: Environment): S3Config => ({
  endpoint: readUrl(env, 'S3_ENDPOINT', ['http:', 'https:']) ?? readRequired(env, 'S3_ENDPOINT'),
  bucket: readRequired(env, 'S3_BUCKET'),
  region: env.S3_REGION || 'auto',
  accessKeyId: readRequired(env, 'S3_ACCESS_KEY_ID'),
  secretAccessKey: readRequired(env, 'S3_SECRET_ACCESS_KEY'),
})

const hasStripe = (env: Environment): boolean =>
  Boolean(env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET)

const defaultProvider = (env: Environment) => {
  if (hasStripe(env)) return 'STRIPE'
  return env.TAP_SECRET_KEY ? 'TAP' : 'TEST'
}

const readStripe = (env: Environment): StripeConfig => ({
  secretKey: readRequired(env, 'STRIPE_SECRET_KEY'),
  webhookSecret: readRequired(env, 'STRIPE_WEBHOOK_SECRET'),
  ...readApiUrl(env, 'STRIPE_API_URL'),
})

const readTap = (env: Environment): TapConfig => ({
  secretKey: readRequired(env, 'TAP_SECRET_KEY'),
  ...readApiUrl(env, 'TAP_API_URL'),
})

function readApiUrl(env: Environment, name: string): { readonly apiUrl?: string } {
  const url = readUrl(env, name, ['http:', 'https:'])
  return url === undefined ? {} : { apiUrl: url }
}

function readRequired(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new ConfigError(`${name} is required but not set`)
  return value
}

function readInteger(
  env: Environment,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
}

function readChoice<const T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): T {
  const text = env[name]
  if (!text) return fallback
  const choice = values.find((value) => value === text)
  if (choice) return choice
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}"`)
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  throw new ConfigError(`${name} must be a URL that begins with ${protocols.join('// or ')}//`)
}

function readEmail(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback
  if (/^\S+@\S+\.\S+$/.test(text)) return text
  throw new ConfigError(`${name} must be an email address, not "${text}"`)
}

function readMinLength(env: Environment, name: string, length: number, fallback: string): string {
  const text = env[name] || fallback
  if (text.length >= length) return text
  throw new ConfigError(`${name} must have at least ${length} characters`)
}
