import { parseUserAgent } from '#domain/parseUserAgent.ts'
import { useState } from 'react'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { ExtraIcon } from '../../components/ExtraIcon.tsx'
import { useProfileText, type ProfileText } from '../profileText.ts'
import styles from './Devices.module.css'
import { formatRelativeTime } from './formatRelativeTime.ts'
import type { DeviceSession } from './securityApi.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

type Props = { device: DeviceSession; onSignOut: () => void }

export function DeviceRow({ device, onSignOut }: Props) {
  const text = useProfileText()
  const { direction } = useLanguage()
  const name = deviceName(device, text)
  const { isHandheld } = parseUserAgent(device.userAgent)
  return (
    <li className={styles.device}>
      <span className={styles.icon}>
        <ExtraIcon name={isHandheld ? 'smartphone' : 'laptop'} size={24} />
      </span>
      <div>
        <p className={styles.name}>
          <bdi dir={direction} translate="no">
            {name}
          </bdi>
          {device.isBackOffice && <span className={styles.badge}>{text('devices.office')}</span>}
          {device.isCurrent && (
            <span className={styles.badge} data-current>
              {text('devices.current')}
            </span>
          )}
        </p>
        <p className={styles.facts}>
          <LastUsed at={device.usedAt} />
          <Code>{device.ip}</Code>
        </p>
      </div>
      {!device.isCurrent && (
        <button
          type="button"
          className={styles.leave}
          aria-label={text('devices.signOutOf', { device: name })}
          onClick={onSignOut}
        >
          {text('devices.signOut')}
        </button>
      )}
    </li>
  )
}

function deviceName({ userAgent }: DeviceSession, text: ProfileText): string {
  const { browser, system } = parseUserAgent(userAgent)
  if (browser && system) return text('devices.name', { browser, system })
  return browser ?? system ?? text('devices.unknown')
}

function LastUsed({ at }: { at: string }) {
  const text = useProfileText()
  const formats = useFormats()
  const { language } = useLanguage()
  const [now] = useState(() => new Date())
  const relativeTime = formatRelativeTime(at, now, language)
  const date = formats.date(at, timeZone)
  return (
    <time dateTime={at} title={date}>
      {relativeTime === 'now'
        ? text('devices.now')
        : text('devices.lastUsed', { when: relativeTime ?? date })}
    </time>
  )
}
