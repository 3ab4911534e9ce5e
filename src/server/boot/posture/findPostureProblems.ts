import type { Config } from '../config.ts'
import { demoAdmin } from './demoAccounts.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'
import type { AccountPosture } from './readAccountPosture.ts'

type PostureSettings = Pick<
  Config,
  | 'isReachable'
  | 'isPublished'
  | 'publicUrl'
  | 'host'
  | 'admin'
  | 'seed'
  | 'paymentProvider'
  | 'isProviderChosen'
  | 'botCheck'
  | 'smtpUrl'
>

/**
 * Returns why a shop that others can reach is unsafe: one line per reason, with the setting to
 * change. A shop on a developer's machine has no problems. Accounts are checked only where they are
 * known.
 */
export function findPostureProblems(
  settings: PostureSettings,
  accounts?: AccountPosture,
): string[] {
  if (!settings.isReachable) return []
  return [
    ...addressProblems(settings),
    ...administratorProblems(settings, accounts),
    ...demoProblems(settings, accounts),
    ...serviceProblems(settings),
  ]
}

function* addressProblems({ isPublished, publicUrl, host }: PostureSettings): Generator<string> {
  if (!isPublished) {
    yield `PUBLIC_URL is not set, while HOST ${host} accepts other machines: set it to the address that visitors use, such as https://shop.example.com`
    return
  }
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'http:' && !isLoopbackHost(hostname))
    yield `PUBLIC_URL ${publicUrl} is not encrypted: set it to the https:// address of the proxy in front, because browsers send the cookies of a sign-in only over https`
}

function* administratorProblems(
  { admin }: PostureSettings,
  accounts?: AccountPosture,
): Generator<string> {
  if (accounts && !accounts.hasAdmin) {
    if (admin.email === demoAdmin.email)
      yield `ADMIN_EMAIL is the address of the demo administrator: set it to the address of your first super administrator`
    if (admin.password === demoAdmin.password)
      yield `ADMIN_PASSWORD is the password of the demo administrator, which is public: set a password of your own`
  }
  for (const email of accounts?.demoAdmins ?? [])
    yield `The super administrator ${email} has the demo password: change it in the CMS of a local start, without PUBLIC_URL and HOST`
}

function* demoProblems({ seed }: PostureSettings, accounts?: AccountPosture): Generator<string> {
  if (seed === 'demo') yield 'SEED=demo creates accounts whose password is public: set SEED=none'
  if (accounts?.demoPeople.length)
    yield `Demo accounts have the demo password (${accounts.demoPeople.join(', ')}): delete them in the CMS of a local start, without PUBLIC_URL and HOST, or set another DATABASE_URL or DATA_DIR`
}

function* serviceProblems(settings: PostureSettings): Generator<string> {
  const { paymentProvider, isProviderChosen, botCheck, smtpUrl } = settings
  if (paymentProvider === 'TEST' && !isProviderChosen)
    yield 'PAYMENT_PROVIDER is not set, and the test gateway marks orders as paid without taking money: set the keys of Stripe or Tap, PAYMENT_PROVIDER=OFF, or PAYMENT_PROVIDER=TEST for a trial, which every page mentions'
  if (botCheck === 'off')
    yield 'BOT_CHECK=off lets programs sign up and guess passwords: set BOT_CHECK=altcha'
  if (smtpUrl === undefined)
    yield 'SMTP_URL is not set, so codes and invitations are not sent: set it to your mail server, such as smtps://user:password@mail.example.com'
}
