import Button from '@mui/material/Button'
import { useFormText } from '../../context/useFormText.ts'
import type { ActionRun } from './useAction.ts'
import { Notice } from '../../components/Notice.tsx'

/** Shown when somebody else changed the record: reloads it and keeps the typed input. */
export function StaleNotice({ actionRun }: { actionRun: ActionRun }) {
  const t = useFormText()
  return (
    <Notice role="alert" tone="warning">
      <p>{t('action.stale')}</p>
      <Button size="small" variant="outlined" autoFocus onClick={actionRun.reload}>
        {t('action.reload')}
      </Button>
    </Notice>
  )
}
