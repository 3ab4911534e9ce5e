import { randomBytes } from 'node:crypto'

/** Returns a key of 256 random bits, for signatures that only this server verifies. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
