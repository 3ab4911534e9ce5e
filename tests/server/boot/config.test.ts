import { describe, expect, it } from 'vitest'
import { ConfigError } from '#server/platform/configError.ts'
import { readConfig } from '#server/boot/config.ts'

const read = (env: Record<string, string>) => readConfig(env, { brand: 'one' })

const stripeKeys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
const tapKey = { TAP_SECRET_KEY: 'sk' }

describe('the configuration from the environment', () => {
  it('has a default for everything', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      brand: 'one',
      dataDir: '.data',
      seed: 'demo',
      botCheck: 'altcha',
      paymentProvider: 'TEST',
      stripe: undefined,
      tap: undefined,
    })
  })

  it.each([
    [{}, 'TEST'],
    [stripeKeys, 'STRIPE'],
    [tapKey, 'TAP'],
    [{ ...stripeKeys, ...tapKey }, 'STRIPE'],
    [{ ...stripeKeys, ...tapKey, PAYMENT_PROVIDER: 'TAP' }, 'TAP'],
    [{ ...stripeKeys, PAYMENT_PROVIDER: 'TEST' }, 'TEST'],
    [{ ...tapKey, PAYMENT_PROVIDER: 'OFF' }, 'OFF'],
  ])('selects the payment provider for %o', (env, provider) => {
    expect(read(env).paymentProvider).toBe(provider)
  })

  it.each([
    [{}, 'one', []],
    [{ BRANDS: 'all' }, 'one', 'all'],
    [{ BRANDS: 'two, one,two' }, 'two', ['two', 'one']],
    [{ BRANDS: 'two,three' }, 'two', ['two', 'three']],
    [{ BRANDS: 'two,three', BRAND: 'three' }, 'three', ['two', 'three']],
  ])('given %o, serves unknown hosts with the brand %s', (env, brand, brands) => {
    expect(read(env)).toMatchObject({ brand, brands })
  })

  it('reads the API addresses of payment providers', () => {
    const urls = { STRIPE_API_URL: 'http://localhost:12111', TAP_API_URL: 'http://localhost:1/v2' }
    expect(read({ ...stripeKeys, ...tapKey, ...urls })).toMatchObject({
      stripe: { secretKey: 'sk', webhookSecret: 'whsec', apiUrl: 'http://localhost:12111' },
      tap: { secretKey: 'sk', apiUrl: 'http://localhost:1/v2' },
    })
    expect(read({ ...stripeKeys, ...tapKey }).stripe).not.toHaveProperty('apiUrl')
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200, not "1"'],
    [
      { DATABASE_STATEMENTS: 'none' },
      'DATABASE_STATEMENTS must be one of auto, named, unnamed, not "none"',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://x' },
      'DATABASE_REPLICA_URL requires DATABASE_URL, the primary',
    ],
    [{ SEED: 'yes' }, 'SEED must be one of demo, none, not "yes"'],
    [{ BOT_CHECK: 'maybe' }, 'BOT_CHECK must be one of altcha, recaptcha, off, not "maybe"'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a URL that begins with postgres:// or postgresql://',
    ],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be a URL that begins with http:// or https://'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an email address, not "me"'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ BOT_CHECK: 'recaptcha' }, 'RECAPTCHA_SITE_KEY is required but not set'],
    [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT is required but not set'],
    [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRET is required but not set'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec' }, 'STRIPE_SECRET_KEY is required but not set'],
    [{ BRANDS: 'two,three', BRAND: 'four' }, 'BRAND four must be one of BRANDS: two, three'],
    [
      { STRIPE_SECRET_KEY: 'sk', PAYMENT_PROVIDER: 'TEST' },
      'STRIPE_WEBHOOK_SECRET is required but not set',
    ],
    [{ PAYMENT_PROVIDER: 'STRIPE' }, 'STRIPE_SECRET_KEY is required but not set'],
    [{ PAYMENT_PROVIDER: 'TAP' }, 'TAP_SECRET_KEY is required but not set'],
    [
      { PAYMENT_PROVIDER: 'PAYPAL' },
      'PAYMENT_PROVIDER must be one of STRIPE, TAP, TEST, OFF, not "PAYPAL"',
    ],
    [
      { TAP_SECRET_KEY: 'sk', TAP_API_URL: 'api.tap.example' },
      'TAP_API_URL must be a URL that begins with http:// or https://',
    ],
    [
      { ...stripeKeys, STRIPE_API_URL: 'localhost:12111' },
      'STRIPE_API_URL must be a URL that begins with http:// or https://',
    ],
  ])('rejects %o with a one-line error', (env, message) => {
    expect(() => read(env)).toThrow(new ConfigError(message))
  })
})
