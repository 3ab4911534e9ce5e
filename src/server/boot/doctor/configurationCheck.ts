import type { Config } from '../config.ts'
import { trustedAddresses } from '#server/http/trustedAddresses.ts'
import { advice, good, type DoctorCheck } from './doctorCheck.ts'

/** What the environment comes to, without anything secret. */
export const configurationCheck: DoctorCheck = {
  title: 'Configuration',
  run: async ({ config }) => [
    good(`Brands: ${brandsIn(config)}`),
    good(`Listens on ${config.host}, port ${config.port}; is found at ${config.publicUrl}`),
    good(
      config.isReachable
        ? 'Others can reach it: it starts only if it is safe'
        : 'Only this machine can reach it: PUBLIC_URL and HOST name nobody else',
    ),
    trustedAddresses(config.trustProxy)(somebody)
      ? advice(
          'TRUST_PROXY holds the whole internet, so anybody claims any address: name the proxy',
        )
      : good(`What proxies say of a visitor is believed of: ${config.trustProxy}`),
    good(`Payments: ${config.paymentProvider}`),
    good(`Bot check: ${config.botCheck}`),
    good(mailsIn(config)),
    good(config.s3 ? `Files: bucket ${config.s3.bucket}` : `Files: ${config.dataDir}/files`),
    ...(config.databaseUrl && !config.s3
      ? [advice('With several processes, files need a store that all share: set S3_BUCKET')]
      : []),
  ],
}

/** An address that is nobody's, and no proxy's. */
const somebody = '203.0.113.7'

const mailsIn = ({ smtpUrl, isReachable }: Config): string => {
  if (smtpUrl) return 'Mails are sent (SMTP_URL)'
  return isReachable ? 'Mails are not sent' : 'Mails wait at /mailbox'
}

const brandsIn = ({ brand, brands }: Config): string =>
  brands === 'all' ? `all, ${brand} first` : [...new Set([brand, ...brands])].join(', ')
