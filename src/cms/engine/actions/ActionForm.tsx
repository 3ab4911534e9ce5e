import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import type { Resource } from '#resource/resource.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { ActionRecordProvider } from '../../kinds/actionRecord.ts'
import { EstimateProvider } from '../../kinds/estimate.ts'
import type { MessagesByPointer } from '../../kinds/pointers.ts'
import { ReferencesProvider } from '../../kinds/ReferencesProvider.tsx'
import { FixedCurrencyProvider } from '../../kinds/fixedCurrency.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { focusField } from '../form/errors/focusField.ts'
import { firstInReadingOrder } from '../form/errors/readingOrder.ts'
import { isSameValue } from '../form/blankValues.ts'
import { creationPayload } from '../form/inputs.ts'
import { mergeInputs } from '../form/conflict/mergeInputs.ts'
import { ResourceForm } from '../form/ResourceForm.tsx'
import { useFormRules, type FormRules } from '../form/useFormRules.ts'
import { clearEditedErrors } from '../form/errors/clearEditedErrors.ts'
import css from '../form/FormDialog.module.css'
import { currencyOf, prefillInput } from './prefillInput.ts'
import { EstimateDetails } from './EstimateDetails.tsx'
import type { ActionRun } from './useAction.ts'
import { useEstimate } from './useEstimate.ts'

type Props = {
  readonly id: string
  readonly resource: Resource
  readonly verb: string
  readonly action: ActionDeclaration
  /** the input of the action, as a resource */
  readonly input: Resource
  readonly actionRun: ActionRun
  /** whether the form is ready to be filled in */
  readonly setReady: (ready: boolean) => void
  readonly setTyped: (typed: boolean) => void
}

/** The input of an action, in the same form that resources use. */
export function ActionForm(props: Props) {
  const rules = useFormRules(props.input)
  return rules ? <ReadyForm {...props} rules={rules} /> : <Skeleton height={72} />
}

function ReadyForm(props: Props & { readonly rules: FormRules }) {
  const { id, resource, verb, action, input, actionRun, rules, setReady, setTyped } = props
  const { currentRecord, error } = actionRun
  const [base, setBase] = useState({
    seen: currentRecord,
    data: prefillInput(input, resource, currentRecord),
  })
  const [data, setData] = useState(base.data)
  const [serverErrors, setServerErrors] = useState<MessagesByPointer>({})
  const actionRecord = useMemo(
    () => ({ resource, record: currentRecord }),
    [resource, currentRecord],
  )
  const estimate = useEstimate({
    resource,
    record: currentRecord,
    verb,
    action,
    input: creationPayload(input, data),
  })
  if (base.seen !== currentRecord) {
    // After a reload, untouched fields take the current values of the record.
    const refreshed = prefillInput(input, resource, currentRecord)
    setBase({ seen: currentRecord, data: refreshed })
    setData(mergeInputs(input, { base: base.data, mine: data, theirs: refreshed }).merged)
  }
  // When the form is first shown, and after each reload.
  useEffect(() => {
    setReady(true)
    focusField(id, [input.sections[0]?.fields[0] ?? ''])
  }, [id, input, setReady, currentRecord])
  useEffect(() => {
    const fields = error instanceof ApiError ? error.fields : {}
    setServerErrors(fields)
    const pointers = Object.keys(fields)
    if (pointers.length) focusField(id, firstInReadingOrder(input, pointers))
  }, [error, id, input])
  return (
    <div className={css.content}>
      <ActionRecordProvider value={actionRecord}>
        <FixedCurrencyProvider value={currencyOf(resource, currentRecord)}>
          <ReferencesProvider source={currentRecord}>
            <EstimateProvider value={estimate}>
              <ResourceForm
                id={id}
                resource={input}
                rules={rules}
                data={data}
                serverErrors={serverErrors}
                fallbackFields={none}
                onChange={(next) => {
                  setTyped(!isSameValue(next, base.data))
                  setData(next)
                  setServerErrors((previous) => clearEditedErrors(previous, data, next))
                }}
                onSubmit={(submitted) => actionRun.run(creationPayload(input, submitted))}
                onInvalid={() => undefined}
              />
            </EstimateProvider>
          </ReferencesProvider>
        </FixedCurrencyProvider>
      </ActionRecordProvider>
      {estimate && <EstimateDetails estimate={estimate} />}
    </div>
  )
}

const none: readonly string[] = []
