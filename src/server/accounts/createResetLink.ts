import type { Audience } from '#domain/access.ts'
import type { Language } from '#domain/locale.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import type { AccountRow } from './accounts.ts'
import type { Codes } from './codes.ts'

type ResetLinkRequest = {
  /** undefined: no account, so no mail is sent, but it takes equally long */
  readonly account: AccountRow | undefined
  readonly audience: Audience
  readonly language: Language
}

/**
 * Creates a single-use link, with 256 random bits, for setting a new password without a code.
 * Returns a path relative to the shop.
 */
export async function createResetLink(
  db: Database,
  codes: Codes,
  { account, audience, language }: ResetLinkRequest,
): Promise<string> {
  const subject = newId()
  const accountId = account?.id ?? null
  const code = await codes.issue(db, { purpose: 'resetLink', subject, accountId })
  const page = audience === 'cms' ? 'cms-login' : ''
  // In the fragment, so that it appears in no server log or referrer.
  return `/${language}/${page}#reset=${codes.encodeLinkToken(subject, code)}`
}
