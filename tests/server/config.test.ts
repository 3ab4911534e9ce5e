import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'

const read = (env: Record<string, string>) => readConfig(env, { brand: 'one' })

describe('the environment', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      brand: 'one',
      dataDir: '.data',
      seed: 'demo',
      botCheck: 'altcha',
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200, not "1"'],
    [{ SEED: 'yes' }, 'SEED must be one of demo, none, not "yes"'],
    [{ BOT_CHECK: 'maybe' }, 'BOT_CHECK must be one of altcha, recaptcha, off, not "maybe"'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
    ],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
    [{ ADMIN_EMAIL: 'me' }, 'ADMIN_EMAIL must be an email address, not "me"'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have at least 32 characters'],
    [{ BOT_CHECK: 'recaptcha' }, 'RECAPTCHA_SITE_KEY is needed here but not set'],
    [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT is needed here but not set'],
  ])('refuses %o in one line', (env, message) => {
    expect(() => read(env)).toThrow(new ConfigError(message))
  })
})
