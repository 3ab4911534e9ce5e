import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useFormats } from '#ui/useFormats.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useText } from '../../context/useText.ts'
import css from './SaveBar.module.css'

type Props = {
  /** the form that is submitted */
  readonly form: string
  readonly summary: string
  readonly changed: boolean
  /** how many fields were refused at the last try */
  readonly invalid: number
  readonly saving: boolean
  readonly onDiscard: () => void
  readonly children?: ReactNode
}

/** Stays in view: what has changed, and what to do with it. */
export function SaveBar({ form, summary, changed, invalid, saving, onDiscard, children }: Props) {
  const t = useText()
  const formText = useFormText()
  const formats = useFormats()
  return (
    <div className={css.bar} data-changed={changed}>
      <p className={css.summary} role="status">
        {invalid > 0 ? (
          <span className={css.invalid}>
            {formText('form.problems', { count: invalid, n: formats.number(invalid) })}
          </span>
        ) : (
          summary
        )}
      </p>
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
