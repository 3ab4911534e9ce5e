import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)

/** OWASP's recommended parameters for argon2id: 19 MiB of memory, two passes, one lane. */
const argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 }

const deriveKey = (password: string, nonce: Buffer): Promise<Buffer> =>
  argon2Async('argon2id', {
    message: Buffer.from(password, 'utf8'),
    nonce,
    tagLength: 32,
    ...argon2Cost,
  })

/** Hashes with argon2id in the standard format `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await deriveKey(password, salt)
  const parameters = `m=${argon2Cost.memory},t=${argon2Cost.passes},p=${argon2Cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const [, , , , salt, hash] = (stored ?? placeholderHash).split('$')
  const expected = Buffer.from(hash ?? '', 'base64url')
  const actual = await deriveKey(password, Buffer.from(salt ?? '', 'base64url'))
  return (
    expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined
  )
}

/** Makes the check of an unknown account take as long as that of a known one. */
const placeholderHash = `$argon2id$v=19$$${'A'.repeat(22)}$${'A'.repeat(43)}`
