import type { Audience } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { AccountRow } from './accounts.ts'
import type { Codes } from './codes.ts'

type ResetLinkRequest = {
  /** undefined for nobody, who is mailed nothing; it takes as long */
  readonly account: AccountRow | undefined
  readonly audience: Audience
  readonly language: Language
}

/** Where somebody chooses a new password without a code: 256 random bits, for one use. Relative to the shop. */
export async function createResetLink(
  db: Database,
  codes: Codes,
  { account, audience, language }: ResetLinkRequest,
): Promise<string> {
  const subject = newId()
  const accountId = account?.id ?? null
  const code = await codes.issue(db, { purpose: 'resetLink', subject, accountId })
  const page = audience === 'cms' ? 'cms-login' : ''
  // After the hash, so that neither a server's log nor a referrer ever holds it.
  return `/${language}/${page}#reset=${codes.encodeLinkToken(subject, code)}`
}
