import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useText } from '../../context/useText.ts'
import css from './SaveBar.module.css'

type Props = {
  /** the form that is submitted */
  readonly form: string
  readonly summary: string
  readonly changed: boolean
  /** the way to what was refused at the last try */
  readonly problems?: ReactNode
  readonly saving: boolean
  readonly onDiscard: () => void
  readonly children?: ReactNode
}

/** Stays in view: what has changed, and what to do with it. */
export function SaveBar({ form, summary, changed, problems, saving, onDiscard, children }: Props) {
  const t = useText()
  return (
    <div className={css.bar} data-changed={changed}>
      <p className={css.summary} role="status">
        {summary}
      </p>
      {problems}
      {children}
      <Button disabled={!changed || saving} onClick={onDiscard}>
        {t('action.discard')}
      </Button>
      <Button type="submit" form={form} variant="contained" disabled={!changed || saving}>
        {t(saving ? 'action.saving' : 'action.save')}
      </Button>
    </div>
  )
}
