import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Mailer } from '#server/mails/mailer.ts'
import type { AccountRow } from './accounts.ts'
import { invitationDays, type Codes } from './codes.ts'
import { countAttempt, perInviter, perMailbox, perMailboxDay } from './rateLimits.ts'

export type Invitations = {
  /** Mails an invitation to choose a password; voids any earlier invitation. */
  readonly send: (
    db: Database,
    account: AccountRow,
    inviter: string,
    options?: { readonly many?: boolean | undefined },
  ) => Promise<void>
}

type InvitationDetails = {
  inviter: string
  company: string | null
  tenant: string | null
  tenant_code: string | null
}

export const createInvitations = (
  codes: Codes,
  mailer: Mailer,
  publicUrl: string,
): Invitations => ({
  async send(db, account, inviter, { many = false } = {}) {
    for (const [key, limit] of [
      [`invite ${account.email}`, perMailbox],
      [`invite day ${account.email}`, perMailboxDay],
      // People from an imported file do not count against the inviter's limit.
      ...(many ? [] : ([[`inviter ${inviter}`, perInviter]] as const)),
    ] as const) {
      const exceeded = await countAttempt(db, key, limit)
      if (exceeded) throw exceeded.refusal
    }
    const code = await codes.issue(db, {
      purpose: 'invite',
      subject: account.id,
      accountId: account.id,
    })
    const { rows } = await runSql<InvitationDetails>(
      db,
      `select a.name as inviter, t.name as tenant, t.tenant_id as tenant_code,
         (select c.company_name from companies c where c.id = $3) as company
       from accounts a left join tenants t on t.id = $2 where a.id = $1`,
      [inviter, account.tenant_id, account.company_id],
    )
    const [details] = rows
    const secret = codes.encodeLinkToken(account.id, code)
    const page = account.kind === 'admin' ? 'cms-login' : ''
    await mailer.queue(db, {
      to: account.email,
      language: account.language,
      template: 'invitation',
      values: {
        name: account.name,
        inviter: details?.inviter ?? '',
        company: details?.company ?? '',
        tenant: details?.tenant ?? '',
        tenantId: details?.tenant_code ?? '',
        // In the fragment, so that it appears in no server log or referrer.
        link: `${publicUrl}/${account.language}/${page}#invitation=${secret}`,
        days: invitationDays,
      },
    })
  },
})
