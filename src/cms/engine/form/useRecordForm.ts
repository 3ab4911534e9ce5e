import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { ApiError, hasCode, messageOf } from '#api/apiError.ts'
import { joinItems } from '#domain/locale.ts'
import { queryKeys } from '#api/queries.ts'
import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useFormText } from '../../context/useFormText.ts'
import { useServices } from '../../context/services.ts'
import type { MessagesByPointer } from '../../kinds/pointers.ts'
import { doneMessage } from '../actions/doneMessage.ts'
import { recordTitle, useChangeMessage } from '../recordTitle.ts'
import {
  changePayload,
  initialCopyInput,
  copyPayload,
  creationPayload,
  initialInput,
  inputOf,
} from './inputs.ts'
import { mergeInputs, type MergeResult } from './conflict/mergeInputs.ts'
import { sectionSavedMessage } from './layout/sectionSavedMessage.ts'
import { revealedSecrets } from './revealedSecrets.ts'
import { isSameValue } from './blankValues.ts'
import { clearEditedErrors } from './errors/clearEditedErrors.ts'

export type Conflict = MergeResult & {
  readonly base: RecordData
  readonly theirs: RecordData
  readonly mine: Input
}

/** The subject of a form: a record to change, the source of a copy, or neither. */
export type FormSubject = {
  readonly record?: RecordData | undefined
  readonly source?: RecordData | undefined
}

export type RecordForm = {
  readonly data: Input
  readonly change: (data: Input) => void
  /** the names of the fields that differ from the loaded record */
  readonly changedFields: readonly string[]
  readonly reset: () => void
  readonly save: (data: Input) => void
  readonly isSaving: boolean
  /** the fields refused by the server, by JSON pointer */
  readonly serverErrors: MessagesByPointer
  readonly conflict: Conflict | undefined
  readonly resolve: (data: Input) => void
  readonly dismissConflict: () => void
}

/** The state of a form: the loaded record, its changes, and the server's answer to saving them. */
export function useRecordForm(
  resource: Resource,
  { record: loadedRecord, source }: FormSubject,
  onSaved: (record: RecordData) => void,
): RecordForm {
  const t = useFormText()
  const changeMessage = useChangeMessage(resource)
  const { records } = useServices()
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [base, setBase] = useState(loadedRecord)
  const baseInput = useMemo(() => {
    if (base) return inputOf(resource, base)
    return source ? initialCopyInput(resource, source) : initialInput(resource)
  }, [resource, base, source])
  const [data, setData] = useState(baseInput)
  const latestData = useRef(data)
  latestData.current = data
  const [serverErrors, setServerErrors] = useState<MessagesByPointer>({})
  const [conflict, setConflict] = useState<Conflict>()
  const changes = useMemo(
    () => changePayload(resource, baseInput, data),
    [resource, baseInput, data],
  )

  type SaveRequest = {
    readonly base: RecordData | undefined
    readonly input: Input
    readonly adoptedNames?: readonly string[]
  }

  const { mutate, isPending } = useMutation({
    mutationFn: ({ base: baseRecord, input }: SaveRequest) => {
      if (baseRecord)
        return records.change(
          resource.name,
          baseRecord,
          changePayload(resource, inputOf(resource, baseRecord), input),
        )
      return source
        ? records.copy(resource.name, source._id, copyPayload(resource, source, input))
        : records.create(resource.name, creationPayload(resource, input))
    },
    onSuccess: async (record, { base: baseRecord, input, adoptedNames = [] }) => {
      const labels = adoptedNames.flatMap((name) => resource.field[name]?.label[language] ?? [])
      const title = recordTitle(resource, record, language)
      if (record._held) showAlert('info', t('done.held', { what: title }))
      else if (labels.length)
        showAlert('info', t('done.merged', { fields: joinItems(labels, language) }))
      // The dialog with the code already reports the success, so no alert covers it.
      else if (!revealedSecrets(resource, record).length) {
        const onCreate = Object.values(resource.actions).find((action) => action.onCreate)
        const sent = onCreate && !baseRecord && doneMessage(onCreate, record, language)
        const savedFields = baseRecord
          ? Object.keys(changePayload(resource, inputOf(resource, baseRecord), input))
          : []
        const message =
          sectionSavedMessage(resource, savedFields, language) ??
          changeMessage(baseRecord ? 'updated' : 'created', record)
        showAlert('success', sent ? `${message} ${sent}` : message)
      }
      setConflict(undefined)
      // A secret is shown before anything else, even if the form was edited during the save.
      const isFinished =
        revealedSecrets(resource, record).length > 0 || isSameValue(input, latestData.current)
      if (isFinished) onSaved(record)
      // A held change is not applied yet, so the form continues with the record as it was.
      if (!isFinished || record._held) continueEditing(record, input)
      await queries.invalidateQueries({ queryKey: queryKeys.resource(resource.name) })
    },
    onError: (error, { base: baseRecord, input }) => {
      const theirs = hasCode(error, 'stale') ? currentRecordOf(error) : undefined
      if (baseRecord && theirs) return rebase(baseRecord, theirs, input)
      if (error instanceof ApiError) setServerErrors(error.fields)
      showAlert('error', messageOf(error, formatMessage('error.generic', language)))
    },
  })

  /** Edits made during the save become changes to the saved record. */
  function continueEditing(saved: RecordData, sentInput: Input): void {
    const theirs = inputOf(resource, saved)
    setBase(saved)
    setServerErrors({})
    setData(mergeInputs(resource, { base: sentInput, mine: latestData.current, theirs }).merged)
  }

  /**
   * Merges a concurrent change: fields changed only by them are taken over, real conflicts are
   * asked.
   */
  function rebase(on: RecordData, theirs: RecordData, mine: Input): void {
    const merge = mergeInputs(resource, {
      base: inputOf(resource, on),
      mine,
      theirs: inputOf(resource, theirs),
    })
    if (merge.conflicts.length) return setConflict({ ...merge, base: on, theirs, mine })
    setBase(theirs)
    setData(merge.merged)
    mutate({ base: theirs, input: merge.merged, adoptedNames: merge.adoptedNames })
  }

  return {
    data,
    change(next) {
      setData(next)
      setServerErrors((previous) => clearEditedErrors(previous, data, next))
    },
    changedFields: Object.keys(changes),
    reset() {
      setData(baseInput)
      setServerErrors({})
    },
    save: (input) => mutate({ base, input }),
    isSaving: isPending,
    serverErrors,
    conflict,
    resolve(input) {
      if (!conflict) return
      setBase(conflict.theirs)
      setData(input)
      mutate({ base: conflict.theirs, input })
    },
    dismissConflict: () => setConflict(undefined),
  }
}

const currentRecordOf = (error: ApiError): RecordData | undefined => {
  const { current } = error.details
  return isRecord(current) && isRecordData(current) ? current : undefined
}

const isRecordData = (value: Readonly<Record<string, unknown>>): value is RecordData =>
  typeof value['_id'] === 'string' && typeof value['version'] === 'number'
