import { Secret, TOTP } from 'otpauth'

const period = 30

/** The code that an authenticator app shows; so many steps of time from now. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period }).generate({
    timestamp: Date.now() + steps * period * 1000,
  })
