import type { Brand } from '#domain/brand.ts'
import { brandPublicUrl } from './brandPublicUrl.ts'
import type { OpenServer } from './openServer.ts'
import { demoPassword, demoPeople } from './posture/demoAccounts.ts'

/** Returns the addresses of the shop, and the accounts that can sign in. */
export function welcomeMessage(
  address: string,
  {
    config,
    adminCreated,
    shop,
    otherApps,
  }: Pick<OpenServer, 'config' | 'adminCreated' | 'shop' | 'otherApps'>,
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
    ...brandAddresses(shop, otherApps, config),
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

/** The address of each brand, where one server serves several. */
function brandAddresses(
  { baseBrand }: OpenServer['shop'],
  others: OpenServer['otherApps'],
  config: OpenServer['config'],
): string[] {
  if (!others.length) return []
  const brands = [baseBrand, ...others.map(({ shop }) => shop.baseBrand)]
  const addressOf = (brand: Brand): string =>
    brand === baseBrand && config.isPublished ? config.publicUrl : brandPublicUrl(brand, config)
  const widest = Math.max(...brands.map(({ key }) => key.length))
  return ['', ...brands.map((brand) => `  ${brand.key.padEnd(widest)}  ${addressOf(brand)}/`)]
}
