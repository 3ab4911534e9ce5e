import Button from '@mui/material/Button'
import { memo, type ReactNode } from 'react'
import { useText } from '../../../context/useText.ts'
import css from './SaveBar.module.css'

type Props = {
  /** the id of the form to submit */
  readonly formId: string
  readonly summary: string
  readonly isChanged: boolean
  /** the summary of the errors of the last attempt */
  readonly problems?: ReactNode
  readonly isSaving: boolean
  readonly onDiscard: () => void
  readonly children?: ReactNode
}

/** A sticky bar with the number of changes and the buttons to save or discard them. */
export const SaveBar = memo((props: Props) => {
  const { formId, summary, isChanged, problems, isSaving, onDiscard, children } = props
  return (
    <div className={css.bar} data-screen-only="bar" data-changed={isChanged}>
      <p className={css.summary} role="status">
        {summary}
      </p>
      {problems}
      {children}
      <fieldset role="presentation" className={css.buttons} disabled={!isChanged || isSaving}>
        <SaveButtons formId={formId} isSaving={isSaving} onDiscard={onDiscard} />
      </fieldset>
    </div>
  )
})

type ButtonsProps = Pick<Props, 'formId' | 'isSaving' | 'onDiscard'>

/** Not drawn again as the first change of a form enables them, which the field set does. */
const SaveButtons = memo(({ formId, isSaving, onDiscard }: ButtonsProps) => {
  const t = useText()
  return (
    <>
      <Button onClick={onDiscard}>{t('action.discard')}</Button>
      <Button type="submit" form={formId} variant="contained">
        {t(isSaving ? 'action.saving' : 'action.save')}
      </Button>
    </>
  )
})
