import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import type { RecordData } from '#api/records.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useFailureText } from '../../context/failure.ts'
import { useText } from '../../context/useText.ts'
import { pathOf } from '../../kinds/pointers.ts'
import { Bone } from '../../pieces/Bone.tsx'
import { useLeaveQuestion } from '../form/useLeaveQuestion.tsx'
import { useRecordTitle } from '../recordTitle.ts'
import { BareForm } from './BareForm.tsx'
import { inputResource } from './inputResource.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useAction } from './useAction.ts'
import { whyNot } from './whyNot.ts'
import css from './ActionDialog.module.css'

const ActionForm = lazy(async () => ({
  default: (await import('./ActionForm.tsx')).ActionForm,
}))

type Props = {
  readonly resource: Resource
  readonly record: RecordData
  readonly verb: string
  readonly action: ActionDeclaration
  readonly onClose: () => void
}

/** A verb that asks first: whether it is meant, and for what must be typed. */
export function ActionDialog({ resource, record, verb, action, onClose }: Props) {
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const titleOf = useRecordTitle(resource)
  const failureText = useFailureText()
  const id = useId().replace(/\W/g, '')
  const input = useMemo(
    () => inputResource(resource.name, verb, action),
    [resource.name, verb, action],
  )
  const whole = input !== undefined
  const performing = useAction({ resource, record, verb, action, whole, onDone: onClose })
  const { seen, isThere, run, busy, error, isStale } = performing
  const [ready, setReady] = useState(!input)
  const [typed, setTyped] = useState(false)
  const { leave, question: leaving } = useLeaveQuestion({ isDirty: typed, busy, onClose })
  const label = textIn(action.label, language) ?? verb
  const question = textIn(action.confirm, language)
  const why = whyNot(resource, action, seen, { t, language })
  const cancel = t('action.cancel')
  // What is said at the fields need not be said twice.
  const atFields =
    error instanceof ApiError &&
    Object.keys(error.fields).some((pointer) => input?.field[pathOf(pointer)[0] ?? ''])
  return (
    <Dialog
      open
      role={input ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      fullWidth
      maxWidth={input?.fields.some(({ property }) => property.items?.properties) ? 'md' : 'xs'}
      onClose={leave}
    >
      <DialogTitle id={`${id}-title`} className={css.title ?? ''}>
        {label}
      </DialogTitle>
      <DialogContent className={css.content ?? ''}>
        <div id={`${id}-about`}>
          <p className={css.what}>
            <bdi>{formats.digits(titleOf(seen))}</bdi>
          </p>
          {question && <p className={css.question}>{question}</p>}
        </div>
        {isStale && <StaleNotice performing={performing} />}
        {error && !isStale && !atFields && (
          <p role="alert" className={css.refusal}>
            {failureText(error)}
          </p>
        )}
        {why && (
          <p role="alert" className={css.refusal}>
            {why}
          </p>
        )}
        {!input && <BareForm id={id} onSubmit={run} />}
        {input && !isThere && !error && <Bone height={72} />}
        {input && isThere && (
          <Suspense fallback={<Bone height={72} />}>
            <ActionForm
              {...{ id, resource, verb, action, input, performing, setReady, setTyped }}
            />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions className={css.buttons ?? ''}>
        <Button onClick={onClose} disabled={busy}>
          {/* Two buttons of one name would leave one guessing. */}
          {label === cancel ? t('action.close') : cancel}
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          color={action.danger ? 'error' : 'primary'}
          disabled={!ready || isStale || why !== undefined}
          aria-busy={busy}
        >
          {label}
        </Button>
      </DialogActions>
      {leaving}
    </Dialog>
  )
}
