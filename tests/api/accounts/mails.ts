import { runSql } from '#server/platform/database/database.ts'
import type { Shop } from '../../support/shop.ts'

/** Returns the latest mail to a recipient as it would have been sent. */
export async function lastMail(
  shop: Shop,
  to: string,
): Promise<{ template: string; text: string } | undefined> {
  const { rows } = await runSql<{ template: string; text: string }>(
    shop.server.db,
    'select template, body_text as text from mails where recipient = $1 order by created_at desc, id desc limit 1',
    [to],
  )
  return rows[0]
}

export async function codeFor(shop: Shop, to: string): Promise<string> {
  const mail = await lastMail(shop, to)
  const code = /(?<!\d)\d{4}(?!\d)/.exec(
    /code$/i.test(mail?.template ?? '') ? (mail?.text ?? '') : '',
  )?.[0]
  if (!code) throw new Error(`no code was mailed to ${to}`)
  return code
}

export async function resetLinkFor(shop: Shop, to: string): Promise<string> {
  const mail = await lastMail(shop, to)
  const link = /#reset=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  if (!link) throw new Error(`no link was mailed to ${to}`)
  return link
}

export async function invitationFor(shop: Shop, to: string): Promise<string> {
  const mail = await lastMail(shop, to)
  const secret = /#invitation=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  if (!secret) throw new Error(`${to} was not invited`)
  return secret
}

export const wrongCode = (correctCode: string): string =>
  String((Number(correctCode) + 1) % 10_000).padStart(4, '0')
