import { parseUserAgent } from '#domain/parseUserAgent.ts'
import { useState } from 'react'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useProfileText, type ProfileText } from '../profileText.ts'
import styles from './Devices.module.css'
import { formatRelativeTime } from './formatRelativeTime.ts'
import type { DeviceSession } from './securityApi.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

type Props = { device: DeviceSession; onSignOut: () => void }

export function DeviceRow({ device, onSignOut }: Props) {
  const text = useProfileText()
  const name = deviceName(device, text)
  return (
    <li className={styles.device}>
      <span className={styles.icon}>
        <DeviceIcon isHandheld={parseUserAgent(device.userAgent).isHandheld} />
      </span>
      <div>
        <p className={styles.name}>
          <bdi translate="no">{name}</bdi>
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

const DeviceIcon = ({ isHandheld }: { isHandheld: boolean }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path
      d={
        isHandheld
          ? 'M7.500 3h9A1.500 1.500 0 0 1 18 4.500v15a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 19.500v-15A1.500 1.500 0 0 1 7.500 3ZM11 18h2'
          : 'M5 5h14v10.500H5ZM2.500 19h19'
      }
    />
  </svg>
)
