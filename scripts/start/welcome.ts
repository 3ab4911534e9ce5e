import type { OpenServer } from '#server/open.ts'

/** Where everything is, and who may sign in. */
export function welcome(address: string, { config, adminCreated }: OpenServer): string {
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
    ...(isDemo ? ['  Set ADMIN_EMAIL and ADMIN_PASSWORD before real use.'] : []),
    '',
  ].join('\n')
}
