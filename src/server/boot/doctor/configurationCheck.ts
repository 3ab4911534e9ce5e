import type { Config } from '../config.ts'
import { parseTrustedAddresses } from '#server/http/trustedAddresses.ts'
import { adviceFinding, goodFinding, type DoctorCheck } from './doctorCheck.ts'

/** Reports the effective configuration, without secrets. */
export const configurationCheck: DoctorCheck = {
  title: 'Configuration',
  run: async ({ config }) => [
    goodFinding(`Brands: ${describeBrands(config)}`),
    goodFinding(
      `Listens on ${config.host}, port ${config.port}; public address: ${config.publicUrl}`,
    ),
    goodFinding(
      config.isReachable
        ? 'Other machines can reach it: it only starts if it is safe'
        : 'Only this machine can reach it, according to PUBLIC_URL and HOST',
    ),
    parseTrustedAddresses(config.trustProxy)(strangerAddress)
      ? adviceFinding(
          'TRUST_PROXY contains the whole internet, so visitors can claim any address: set it to the address of the proxy',
        )
      : goodFinding(`Proxies trusted to report the address of a visitor: ${config.trustProxy}`),
    goodFinding(`Payments: ${config.paymentProvider}`),
    goodFinding(`Bot check: ${config.botCheck}`),
    goodFinding(describeMails(config)),
    goodFinding(config.s3 ? `Files: bucket ${config.s3.bucket}` : `Files: ${config.dataDir}/files`),
    ...(config.databaseUrl && !config.s3
      ? [adviceFinding('Several processes need a shared store for files: set S3_BUCKET')]
      : []),
  ],
}

/** An address reserved for documentation, which is neither a client's nor a proxy's. */
const strangerAddress = '203.0.113.7'

const describeMails = ({ smtpUrl, isReachable }: Config): string => {
  if (smtpUrl) return 'Mails are sent (SMTP_URL)'
  return isReachable ? 'Mails are not sent' : 'Mails are not sent, but shown at /mailbox'
}

const describeBrands = ({ brand, brands }: Config): string =>
  brands === 'all' ? `all, ${brand} first` : [...new Set([brand, ...brands])].join(', ')
