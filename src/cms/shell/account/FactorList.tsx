import KeyIcon from '@mui/icons-material/FingerprintOutlined'
import CodesIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FactorList as List } from '#api/factors.ts'
import { useFormats } from '#ui/useFormats.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { canUsePasskeys } from '../factors/webAuthn.ts'
import { AccountListItem } from './AccountListItem.tsx'
import type { FactorActions } from './useFactorTasks.ts'

type Props = {
  readonly list: List
  readonly busy: boolean
  readonly actions: FactorActions
}

/** The own second factors, with the actions for each. */
export function FactorList({ list, busy, actions: doings }: Props) {
  const t = useAccountText()
  const formats = useFormats()
  const { passkeys, totp, recoveryCodes, host, passkeysAt } = list
  const canAddPasskey = host !== null && canUsePasskeys()
  const formatUsage = (at: string | null) =>
    at ? t('factor.used', { at: formats.date(at, timeZone) }) : t('factor.unused')
  return (
    <Box component="ul" sx={{ borderBlockStart: '1px solid var(--border)' }}>
      <AccountListItem
        icon={<KeyIcon aria-hidden />}
        name={t('factor.passkeys')}
        details={[
          canAddPasskey
            ? t('factor.passkeysText')
            : host === null || !window.isSecureContext
              ? t('factor.passkeyElsewhere', { address: passkeysAt })
              : t('factor.passkeyUnsupported'),
        ]}
      >
        {canAddPasskey && (
          <Button size="small" variant="outlined" disabled={busy} onClick={doings.addPasskey}>
            {t('factor.addPasskey')}
          </Button>
        )}
      </AccountListItem>
      {passkeys.map((passkey) => (
        <AccountListItem
          key={passkey._id}
          name={passkey.name}
          isNested
          details={[
            t('factor.added', { at: formats.date(passkey.createdAt, timeZone) }),
            formatUsage(passkey.usedAt),
            ...(passkey.host === host ? [] : [t('factor.onHost', { host: passkey.host })]),
          ]}
        >
          <Button
            size="small"
            disabled={busy}
            aria-label={t('factor.renameOne', { what: passkey.name })}
            onClick={() => doings.rename(passkey)}
          >
            {t('factor.rename')}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={busy}
            aria-label={t('factor.removeOne', { what: passkey.name })}
            onClick={() => doings.removePasskey(passkey)}
          >
            {t('factor.remove')}
          </Button>
        </AccountListItem>
      ))}
      <AccountListItem
        icon={<PhoneIcon aria-hidden />}
        name={t('factor.app')}
        details={
          totp
            ? [
                t('factor.added', { at: formats.date(totp.createdAt, timeZone) }),
                formatUsage(totp.usedAt),
              ]
            : [t('factor.appText')]
        }
      >
        <Button size="small" variant="outlined" disabled={busy} onClick={doings.setUpApp}>
          {t(totp ? 'factor.replaceApp' : 'factor.setUpApp')}
        </Button>
        {totp && (
          <Button
            size="small"
            color="error"
            disabled={busy}
            aria-label={t('factor.removeOne', { what: t('factor.app') })}
            onClick={doings.removeApp}
          >
            {t('factor.remove')}
          </Button>
        )}
      </AccountListItem>
      {(totp || passkeys.length > 0) && (
        <AccountListItem
          icon={<CodesIcon aria-hidden />}
          name={t('factor.codes')}
          details={[
            t('factor.codesText'),
            t('factor.codesLeft', { left: formats.number(recoveryCodes?.left ?? 0) }),
          ]}
        >
          <Button size="small" variant="outlined" disabled={busy} onClick={doings.renewCodes}>
            {t('factor.newCodes')}
          </Button>
        </AccountListItem>
      )}
    </Box>
  )
}
