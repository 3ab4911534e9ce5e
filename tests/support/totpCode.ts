import { Secret, TOTP } from 'otpauth'

const period = 30

/** Returns the code of an authenticator app, offset by a number of time steps. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period }).generate({
    timestamp: Date.now() + steps * period * 1000,
  })
