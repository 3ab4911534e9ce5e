import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import type { RecordData } from '#api/records.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { textIn, type Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useFailureText } from '../../context/useFailureText.ts'
import { useText } from '../../context/useText.ts'
import { pointerToPath } from '../../kinds/pointers.ts'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useLeaveConfirmation } from '../form/leave/useLeaveConfirmation.tsx'
import { useRecordTitle } from '../recordTitle.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import { createInputResource } from './createInputResource.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useAction } from './useAction.ts'
import { disabledReason } from './disabledReason.ts'

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

/** Confirms an action and asks for its input. */
export function ActionDialog({ resource, record, verb, action, onClose }: Props) {
  const t = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  const titleOf = useRecordTitle(resource)
  const failureText = useFailureText()
  const id = useId().replace(/\W/g, '')
  const input = useMemo(
    () => createInputResource(resource.name, verb, action),
    [resource.name, verb, action],
  )
  const needsFullRecord = input !== undefined
  const actionRun = useAction({ resource, record, verb, action, needsFullRecord, onDone: onClose })
  const { currentRecord, isLoaded, run, busy, error, isStale } = actionRun
  const [ready, setReady] = useState(!input)
  const [isDirty, setTyped] = useState(false)
  const { leave, confirmation: leaveConfirmation } = useLeaveConfirmation({
    isDirty,
    busy,
    onClose,
  })
  const label = textIn(action.label, language) ?? verb
  const question = textIn(action.confirm, language)
  const reason = disabledReason(resource, action, currentRecord, { t, language })
  const cancel = t('action.cancel')
  // Messages that are shown at the fields are not repeated.
  const isShownAtFields =
    error instanceof ApiError &&
    Object.keys(error.fields).some((pointer) => input?.field[pointerToPath(pointer)[0] ?? ''])
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
      <DialogTitle id={`${id}-title`} sx={{ paddingBlockEnd: 0 }}>
        {label}
      </DialogTitle>
      <DialogContent sx={{ scrollPaddingBlock: '24px 160px' }}>
        <div id={`${id}-about`}>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{formats.digits(titleOf(currentRecord))}</bdi>
          </Typography>
          {question && (
            <Box component="p" sx={{ margin: '12px 0 0' }}>
              {question}
            </Box>
          )}
        </div>
        {isStale && <StaleNotice actionRun={actionRun} />}
        {error && !isStale && !isShownAtFields && (
          <Notice role="alert">{failureText(error)}</Notice>
        )}
        {reason && <Notice role="alert">{reason}</Notice>}
        {!input && <ConfirmForm id={id} onSubmit={run} />}
        {input && !isLoaded && !error && <Skeleton height={72} />}
        {input && isLoaded && (
          <Suspense fallback={<Skeleton height={72} />}>
            <ActionForm {...{ id, resource, verb, action, input, actionRun, setReady, setTyped }} />
          </Suspense>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {/* The label of the action could itself be that of the cancel button. */}
          {label === cancel ? t('action.close') : cancel}
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          color={action.danger ? 'error' : 'primary'}
          disabled={!ready || isStale || reason !== undefined}
          aria-busy={busy}
        >
          {label}
        </Button>
      </DialogActions>
      {leaveConfirmation}
    </Dialog>
  )
}
