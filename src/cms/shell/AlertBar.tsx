import CloseIcon from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  alertDuration,
  currentAlert,
  hideAlert,
  subscribeAlerts,
  type AlertType,
} from '../context/alerts.ts'
import { useText } from '../context/useText.ts'
import css from './AlertBar.module.css'

/** What just happened. It goes by itself, but not while somebody reads it with the pointer on it. */
export function AlertBar() {
  const t = useText()
  const alert = useSyncExternalStore(subscribeAlerts, currentAlert)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!alert || held) return
    const timer = setTimeout(hideAlert, alertDuration)
    return () => clearTimeout(timer)
  }, [alert, held])
  const Icon = alert && icons[alert.type]
  return (
    <div className={css.place} role={alert?.type === 'error' ? 'alert' : 'status'}>
      {alert && Icon && (
        <div
          key={alert.id}
          className={css.bar}
          data-type={alert.type}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <Icon className={css.icon} />
          <p className={css.text}>
            <strong className={css.title}>{t(`alert.${alert.type}`)}</strong>
            {alert.text}
          </p>
          <IconButton size="small" aria-label={t('alert.close')} onClick={hideAlert}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

const icons: Readonly<Record<AlertType, typeof InfoIcon>> = {
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  info: InfoIcon,
}
