import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '#api/apiError.ts'
import type { Resource } from '#resource/resource.ts'
import type { ActionDeclaration } from '#resource/declaration.ts'
import { AskedProvider } from '../../kinds/asked.ts'
import { EstimateProvider } from '../../kinds/estimate.ts'
import type { Messages } from '../../kinds/pointers.ts'
import { ReferencesProvider } from '../../kinds/references.tsx'
import { OnlyCurrencyProvider } from '../../kinds/onlyCurrency.ts'
import { Bone } from '../../pieces/Bone.tsx'
import { focusField } from '../form/focusField.ts'
import { foremost } from '../form/foremost.ts'
import { creationOf } from '../form/inputs.ts'
import { mergeInputs } from '../form/merge.ts'
import { ResourceForm } from '../form/ResourceForm.tsx'
import { useValidator, type FormRules } from '../form/useValidator.ts'
import { withoutChanged } from '../form/withoutChanged.ts'
import css from '../form/FormDialog.module.css'
import { currencyOf, prefill } from './prefill.ts'
import { EstimateFacts } from './EstimateFacts.tsx'
import type { Performing } from './useAction.ts'
import { useEstimate } from './useEstimate.ts'

type Props = {
  readonly id: string
  readonly resource: Resource
  readonly verb: string
  readonly action: ActionDeclaration
  /** what the verb asks for */
  readonly input: Resource
  readonly performing: Performing
  /** it can be filled in now */
  readonly setReady: (ready: boolean) => void
  readonly setTyped: (typed: boolean) => void
}

/** What must be typed for a verb, in the form that every resource has. */
export function ActionForm(props: Props) {
  const rules = useValidator(props.input)
  return rules ? <ReadyForm {...props} rules={rules} /> : <Bone height={72} />
}

function ReadyForm(props: Props & { readonly rules: FormRules }) {
  const { id, resource, verb, action, input, performing, rules, setReady, setTyped } = props
  const { seen, error } = performing
  const [base, setBase] = useState({ seen, data: prefill(input, resource, seen) })
  const [data, setData] = useState(base.data)
  const [refused, setRefused] = useState<Messages>({})
  const asked = useMemo(() => ({ resource, record: seen }), [resource, seen])
  const estimate = useEstimate({
    resource,
    record: seen,
    verb,
    action,
    input: creationOf(input, data),
  })
  if (base.seen !== seen) {
    // Read anew: what nobody touched becomes what it is now.
    const theirs = prefill(input, resource, seen)
    setBase({ seen, data: theirs })
    setData(mergeInputs(input, { base: base.data, mine: data, theirs }).merged)
  }
  // At the beginning, and again when it was read anew.
  useEffect(() => {
    setReady(true)
    focusField(id, [input.sections[0]?.fields[0] ?? ''])
  }, [id, input, setReady, seen])
  useEffect(() => {
    const fields = error instanceof ApiError ? error.fields : {}
    setRefused(fields)
    const places = Object.keys(fields)
    if (places.length) focusField(id, foremost(input, places))
  }, [error, id, input])
  return (
    <div className={css.content}>
      <AskedProvider value={asked}>
        <OnlyCurrencyProvider value={currencyOf(resource, seen)}>
          <ReferencesProvider seen={seen}>
            <EstimateProvider value={estimate}>
              <ResourceForm
                id={id}
                resource={input}
                rules={rules}
                data={data}
                refused={refused}
                fallback={none}
                onChange={(next) => {
                  setTyped(true)
                  setData(next)
                  setRefused((before) => withoutChanged(before, data, next))
                }}
                onSubmit={(given) => performing.run(creationOf(input, given))}
                onInvalid={() => undefined}
              />
            </EstimateProvider>
          </ReferencesProvider>
        </OnlyCurrencyProvider>
      </AskedProvider>
      {estimate && <EstimateFacts estimate={estimate} />}
    </div>
  )
}

const none: readonly string[] = []
