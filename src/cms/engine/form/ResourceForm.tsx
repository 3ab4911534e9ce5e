import { withTheme } from '@rjsf/core'
import type { CustomValidator, RJSFValidationError } from '@rjsf/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RecordData } from '#api/records.ts'
import type { Input } from '#api/resourcePaths.ts'
import { formatMessage } from '#domain/messages/messages.ts'
import type { Resource } from '#resource/resource.ts'
import { afterPaint } from '#ui/afterPaint.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { createStore } from '#ui/store.ts'
import { formRegistry } from '../../kinds/formRegistry.tsx'
import { FormValuesProvider, type FormValues } from '../../kinds/formValues.ts'
import { errorTree, pointerFromProperty, type MessagesByPointer } from '../../kinds/pointers.ts'
import { createErrorTranslator, localiseValues } from './errors/fieldMessages.ts'
import { focusField } from './errors/focusField.ts'
import { firstInReadingOrder } from './errors/readingOrder.ts'
import { FormContextProvider } from './formContext.ts'
import { FormField } from './FormField.tsx'
import { inputOf, missingFields } from './inputs.ts'
import { SectionsTemplate } from './layout/SectionsTemplate.tsx'
import type { FormRules } from './useFormRules.ts'
import { useGivenData } from './useGivenData.ts'

type Props = {
  readonly id: string
  readonly resource: Resource
  readonly rules: FormRules
  readonly data: Input
  /** as loaded; undefined if it is new */
  readonly record?: RecordData | undefined
  readonly serverErrors: MessagesByPointer
  readonly fallbackFields: readonly string[]
  readonly onChange: (data: Input) => void
  readonly onSubmit: (data: Input) => void
  /** the fields with errors, as JSON pointers */
  readonly onInvalid: (pointers: readonly string[]) => void
}

const Form = withTheme<Input>({
  fields: { ...formRegistry.fields, SchemaField: FormField },
  widgets: formRegistry.widgets,
  templates: {
    ...formRegistry.templates,
    ObjectFieldTemplate: SectionsTemplate,
  },
})

/** The form of a resource: the form library validates it, holds its state and draws its fields. */
export function ResourceForm(props: Props) {
  const { id, resource, rules, data, serverErrors, fallbackFields } = props
  const { language } = useLanguage()
  const [isSubmitted, setSubmitted] = useState(false)
  const translateErrors = useMemo(
    () => createErrorTranslator(resource, language),
    [resource, language],
  )
  const extraErrors = useMemo(() => errorTree(serverErrors), [serverErrors])
  const errorCount = useRef(0)
  useEffect(() => {
    const pointers = Object.keys(serverErrors)
    // Fewer errors than before mean that a field is being corrected, which keeps the focus.
    const isRefused = pointers.length > 0 && pointers.length >= errorCount.current
    errorCount.current = pointers.length
    if (isRefused) focusField(id, firstInReadingOrder(resource, pointers))
  }, [id, resource, serverErrors])
  const context = useMemo(
    () => ({ resource, fallbackFields, idPrefix: id }),
    [resource, fallbackFields, id],
  )
  const [formValues] = useState(() =>
    createStore<FormValues>({ fields: resource.field, values: data }),
  )
  useEffect(
    // Not with the change itself: whether a record is visible decides on many of its fields.
    () => afterPaint(() => formValues.write({ fields: resource.field, values: data })),
    [formValues, resource, data],
  )
  const latest = useRef(props)
  latest.current = props
  const { formRef, givenCount } = useGivenData(data)
  const form = useMemo(() => {
    const customValidate: CustomValidator<Input> = (input = {}, errors) => {
      const { record } = latest.current
      const loaded = record && inputOf(resource, record)
      for (const { field, key, values } of missingFields(resource, input, loaded)) {
        const labelledValues = { ...values, field: field.label[language] }
        errors[field.name]?.addError(
          formatMessage(key, language, localiseValues(labelledValues, language)),
        )
      }
      return errors
    }
    // The library's errors include the server's, also those about a value that has been replaced.
    const isFoundHere = ({ property, message }: RJSFValidationError): boolean =>
      latest.current.serverErrors[pointerFromProperty(property)] !== message
    return (
      <Form
        ref={formRef}
        id={id}
        idPrefix={id}
        // The library ignores data that equals what it was given last, whatever was typed since.
        formContext={{ givenCount }}
        schema={rules.schema}
        validator={rules.validator}
        formData={latest.current.data}
        extraErrors={extraErrors}
        transformErrors={translateErrors}
        customValidate={customValidate}
        noHtml5Validate
        showErrorList={false}
        experimental_defaultFormStateBehavior={formStateBehaviour}
        // After a refused submit, each correction is validated immediately.
        liveValidate={isSubmitted ? 'onChange' : false}
        onChange={({ formData = {}, errors }) => {
          if (isSubmitted) latest.current.onInvalid(errorPointers(errors.filter(isFoundHere)))
          latest.current.onChange(formData)
        }}
        onSubmit={({ formData = {} }) => latest.current.onSubmit(formData)}
        onError={(errors) => {
          setSubmitted(true)
          latest.current.onInvalid(errorPointers(errors))
          focusField(id, firstInReadingOrder(resource, errorPointers(errors)))
        }}
      >
        {/* The buttons are in a bar outside the form. */}
        <></>
      </Form>
    )
  }, [
    id,
    resource,
    rules,
    language,
    extraErrors,
    translateErrors,
    isSubmitted,
    formRef,
    givenCount,
  ])
  return (
    <FormContextProvider value={context}>
      <FormValuesProvider value={formValues}>{form}</FormValuesProvider>
    </FormContextProvider>
  )
}

const errorPointers = (errors: readonly RJSFValidationError[]): string[] => [
  ...new Set(errors.map(({ property }) => pointerFromProperty(property))),
]

// The library must not add defaults that nobody typed to the data.
const formStateBehaviour = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const
