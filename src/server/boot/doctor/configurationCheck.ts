import type { Config } from '../config.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'
import { adviceFinding, goodFinding, type DoctorCheck } from './doctorCheck.ts'

/** Reports the effective configuration, without secrets. */
export const configurationCheck: DoctorCheck = {
  title: 'Configuration',
  run: async ({ config }) => [
    goodFinding(`Brands: ${describeBrands(config)}`),
    goodFinding(`Listens on ${config.host}, port ${config.port}; is found at ${config.publicUrl}`),
    goodFinding(
      config.isReachable
        ? 'Others can reach it: it starts only if it is safe'
        : 'Only this machine can reach it: PUBLIC_URL and HOST name nobody else',
    ),
    parseTrustedAddresses(config.trustProxy)(strangerAddress)
      ? adviceFinding(
          'TRUST_PROXY holds the whole internet, so anybody claims any address: name the proxy',
        )
      : goodFinding(`What proxies say of a visitor is believed of: ${config.trustProxy}`),
    goodFinding(`Payments: ${config.paymentProvider}`),
    goodFinding(`Bot check: ${config.botCheck}`),
    goodFinding(describeMails(config)),
    goodFinding(config.s3 ? `Files: bucket ${config.s3.bucket}` : `Files: ${config.dataDir}/files`),
    ...(config.databaseUrl && !config.s3
      ? [adviceFinding('With several processes, files need a store that all share: set S3_BUCKET')]
      : []),
  ],
}

/** An address reserved for documentation, which is neither a client's nor a proxy's. */
const strangerAddress = '203.0.113.7'

const describeMails = ({ smtpUrl, isReachable }: Config): string => {
  if (smtpUrl) return 'Mails are sent (SMTP_URL)'
  return isReachable ? 'Mails are not sent' : 'Mails wait at /mailbox'
}

const describeBrands = ({ brand, brands }: Config): string =>
  brands === 'all' ? `all, ${brand} first` : [...new Set([brand, ...brands])].join(', ')
