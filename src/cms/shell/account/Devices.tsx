import ComputerIcon from '@mui/icons-material/ComputerOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messageOf } from '#api/apiError.ts'
import { createSessions, sessionsKey, sessionsQuery, type Session } from '#api/sessions.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { showAlert } from '../../context/alerts.ts'
import { useServices } from '../../context/services.ts'
import { timeZone } from '../../context/timeZone.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { useText } from '../../context/useText.ts'
import { deviceName } from '../../kinds/deviceName.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
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
    <section className={css.section}>
      <h3 className={css.heading}>{t('device.title')}</h3>
      {data ? (
        <ul className={css.devices}>
          {data.map((session) => (
            <Device
              key={session._id}
              session={session}
              busy={endMutation.isPending}
              onEnd={() => endMutation.mutate(session._id)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton height={128} />
      )}
      <div className={css.foot}>
        <Button
          variant="outlined"
          color="error"
          disabled={endAllMutation.isPending}
          onClick={() => endAllMutation.mutate()}
        >
          {t('device.everywhere')}
        </Button>
      </div>
    </section>
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
    <li className={css.device}>
      <Icon className={css.icon} aria-hidden />
      <div className={css.facts}>
        <p className={css.name}>
          <bdi title={device}>{name}</bdi>
          {current && <span className={css.here}>{t('device.this')}</span>}
        </p>
        <span className={css.about}>
          <span>{t(`device.${audience}`)}</span>
          <span>
            <bdi dir="ltr">{ip}</bdi>
          </span>
          <time dateTime={usedAt}>{t('device.used', { at: formats.date(usedAt, timeZone) })}</time>
        </span>
      </div>
      {!current && (
        <div className={css.acts}>
          <Button
            size="small"
            disabled={busy}
            aria-label={t('device.endOne', { what: name })}
            onClick={onEnd}
          >
            {common('account.signOut')}
          </Button>
        </div>
      )}
    </li>
  )
}
