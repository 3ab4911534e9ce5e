import ComputerIcon from '@mui/icons-material/ComputerOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#api/apiError.ts'
import { createSessions, sessionsKey, sessionsQuery, type Session } from '#api/sessions.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { Tag } from '../../components/Tag.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { deviceName } from '../../kinds/deviceName.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { AccountListItem } from './AccountListItem.tsx'
import css from './AccountDialog.module.css'

/**
 * The devices signed in to the account, which can be signed out one by one or all together with
 * this one.
 */
export function Devices() {
  const t = useAccountText()
  const { language } = useLanguage()
  const { client, tokens } = useServices()
  const sessions = useMemo(() => createSessions(client), [client])
  const queries = useQueryClient()
  const { data } = useQuery(sessionsQuery(sessions))
  const onError = (error: Error) =>
    showAlert('error', messageOf(error, formatMessage('error.generic', language)))
  const endMutation = useMutation({
    mutationFn: (id: string) => sessions.end(id),
    onSuccess: () => showAlert('success', t('device.signedOut')),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
  const endAllMutation = useMutation({
    mutationFn: () => sessions.endAll(),
    onSuccess: () => tokens.clear(),
    onError,
  })
  return (
    <Box component="section" sx={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
      <h3 className={css.heading}>{t('device.title')}</h3>
      {data ? (
        <Box component="ul" sx={{ borderBlockStart: '1px solid var(--border)' }}>
          {data.map((session) => (
            <Device
              key={session._id}
              session={session}
              busy={endMutation.isPending}
              onEnd={() => endMutation.mutate(session._id)}
            />
          ))}
        </Box>
      ) : (
        <Skeleton height={128} />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={endAllMutation.isPending}
          onClick={() => endAllMutation.mutate()}
        >
          {t('device.everywhere')}
        </Button>
      </Box>
    </Box>
  )
}

type DeviceProps = {
  readonly session: Session
  readonly busy: boolean
  readonly onEnd: () => void
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const t = useAccountText()
  const common = useText()
  const formats = useFormats()
  const { device, ip, usedAt, current, audience } = session
  const name = deviceName(device, common('form.comma')) || t('device.unknown')
  const Icon = /Mobile|iPhone|Android/.test(device) ? PhoneIcon : ComputerIcon
  return (
    <AccountListItem
      icon={<Icon aria-hidden />}
      name={
        <>
          <bdi title={device}>{name}</bdi>
          {current && <Tag tone="positive" label={t('device.this')} />}
        </>
      }
      details={[
        t(`device.${audience}`),
        <bdi key="ip" dir="ltr">
          {ip}
        </bdi>,
        <time key="used" dateTime={usedAt}>
          {t('device.used', { at: formats.date(usedAt, timeZone) })}
        </time>,
      ]}
    >
      {!current && (
        <Button
          size="small"
          disabled={busy}
          aria-label={t('device.endOne', { what: name })}
          onClick={onEnd}
        >
          {common('account.signOut')}
        </Button>
      )}
    </AccountListItem>
  )
}
