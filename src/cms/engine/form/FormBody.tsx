import { lazy, Suspense } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { ReferencesProvider } from '../../kinds/ReferencesProvider.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import type { RecordForm } from './useRecordForm.ts'
import type { FormRules } from './useFormRules.ts'

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict/ConflictDialog.tsx')).ConflictDialog,
}))

const FormPreview = lazy(async () => ({
  default: (await import('../preview/FormPreview.tsx')).FormPreview,
}))

type Props = {
  readonly id: string
  readonly resource: Resource
  readonly record: RecordData | undefined
  readonly rules: FormRules
  readonly form: RecordForm
  readonly onInvalid: (pointers: readonly string[]) => void
}

/** The fields of a form and, in a conflict, the dialog that resolves it. */
export const FormBody = ({ id, resource, record, rules, form, onInvalid }: Props) => (
  <ReferencesProvider source={form.conflict?.theirs ?? record}>
    <ResourceForm
      id={id}
      resource={resource}
      rules={rules}
      data={form.data}
      record={record}
      serverErrors={form.serverErrors}
      fallbackFields={record?._fallback ?? none}
      onChange={form.change}
      onSubmit={(data) => {
        onInvalid([])
        form.save(data)
      }}
      onInvalid={onInvalid}
    />
    {resource.preview && (
      <Suspense>
        <FormPreview resource={resource} data={form.data} />
      </Suspense>
    )}
    {form.conflict && (
      <Suspense>
        <ConflictDialog
          resource={resource}
          conflict={form.conflict}
          isSaving={form.isSaving}
          onResolve={form.resolve}
          onClose={form.dismissConflict}
        />
      </Suspense>
    )}
  </ReferencesProvider>
)

const none: readonly string[] = []
