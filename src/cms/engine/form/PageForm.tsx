import { useMemo, useState, type ReactNode } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { ErrorSummary } from './errors/ErrorSummary.tsx'
import { FormBody } from './FormBody.tsx'
import { useGuardedForm } from './formScreenHooks.tsx'
import { useDiscardConfirmation } from './leave/useDiscardConfirmation.tsx'
import { SaveBar } from './layout/SaveBar.tsx'
import { useChangeSummary } from './useChangeSummary.ts'
import type { FormRules } from './useFormRules.ts'
import type { FormSubject } from './useRecordForm.ts'

type Props = FormSubject & {
  readonly resource: Resource
  readonly rules: FormRules
  /** called with the saved record, once its secrets were shown */
  readonly onFinish: (saved: RecordData) => void
  /** between the fields and the bar that saves them */
  readonly children?: ReactNode
}

/** A form that fills a page, with the bar that saves it and the guard of unsaved changes. */
export function PageForm({ resource, record, source, rules, onFinish, children }: Props) {
  const subject = { record, source }
  const { id, form, guard, invalid, setInvalid } = useGuardedForm(resource, subject, onFinish)
  const summary = useChangeSummary(resource)
  const hasChanges = form.changedFields.length > 0
  const [discards, setDiscards] = useState(0)
  const discard = () => {
    setInvalid([])
    setDiscards(discards + 1)
    form.reset()
  }
  const { askToDiscard, discardDialog } = useDiscardConfirmation({ hasChanges, discard })
  const problems = useMemo(
    () => <ErrorSummary formId={id} resource={resource} pointers={invalid} />,
    [id, resource, invalid],
  )
  return (
    <>
      <FormBody
        // The form library keeps the errors of what was discarded.
        key={discards}
        id={id}
        resource={resource}
        record={record ?? source}
        rules={rules}
        form={form}
        onInvalid={setInvalid}
      />
      {children}
      <SaveBar
        formId={id}
        summary={!invalid.length && (record || hasChanges) ? summary(form.changedFields) : ''}
        isChanged={hasChanges || !record}
        problems={problems}
        isSaving={form.isSaving}
        onDiscard={askToDiscard}
      />
      {discardDialog}
      {guard}
    </>
  )
}
