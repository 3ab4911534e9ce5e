import type { OpenServer } from '#server/open.ts'
import { demoPassword, demoPeople } from '../seed/people.ts'

/** Where everything is, and who may sign in. */
export function welcome(
  address: string,
  { config, adminCreated }: Pick<OpenServer, 'config' | 'adminCreated'>,
): string {
  const { email, password } = config.admin
  const isDemo = !process.env.ADMIN_PASSWORD
  const account =
    adminCreated || isDemo ? `${email} / ${isDemo ? password : '(ADMIN_PASSWORD)'}` : email
  return [
    '',
    `  Shop    ${address}/`,
    `  CMS     ${address}/cms`,
    `  API     ${address}/api/openapi.json`,
    '',
    `  Super administrator   ${account}`,
    ...(config.seed === 'demo'
      ? demoPeople.map(
          ({ role, email: who, ...more }) =>
            `  ${role.padEnd(21)} ${who} / ${demoPassword}${'tenant' in more ? `, tenant id ${more.tenant}` : ''}`,
        )
      : []),
    ...(config.smtpUrl ? [] : [`  Mails                 ${address}/mailbox (SMTP_URL is not set)`]),
    ...(isDemo ? ['  Set ADMIN_EMAIL and ADMIN_PASSWORD before real use.'] : []),
    '',
  ].join('\n')
}
