import { randomBytes } from 'node:crypto'

/** A key of 256 random bits, for what this shop signs by itself. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
