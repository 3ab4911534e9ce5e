import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import { deepEquals, shallowEquals, type FieldPathList, type FieldProps } from '@rjsf/utils'
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Input } from '#api/resourcePaths.ts'
import { defaultLanguage, languages } from '#domain/locale.ts'
import { isRequiredWhenVisible } from '#resource/requiredWhenVisible.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../context/useText.ts'
import { useFormValues } from '../../kinds/formValues.ts'
import { helpText } from '../../kinds/helpText.ts'
import { KindField } from '../../kinds/KindField.tsx'
import { messagesOf } from '../../kinds/pointers.ts'
import { isBlank } from './blankValues.ts'
import { useFormContext } from './formContext.ts'
import { useFormWarmUp } from './useFormWarmUp.ts'

/**
 * The root of a form, or one of its properties: their kind decides how they are drawn, whatever
 * their schema. The form library draws all of them with every key press.
 */
export const FormField = memo(
  (props: FieldProps) => (props.name ? <PropertyField {...props} /> : <RootField {...props} />),
  (previous, next) =>
    next.name
      ? previous.fieldPathId.$id === next.fieldPathId.$id &&
        previous.onChange === next.onChange &&
        deepEquals(previous.formData, next.formData) &&
        deepEquals(previous.errorSchema, next.errorSchema)
      : shallowEquals(previous, next),
)

/**
 * Reports a change of a property as one of the whole form: for a change inside of it, the library
 * clones and hashes all values.
 */
function RootField(props: FieldProps<Input>) {
  const { formData, onChange } = props
  const latest = useRef(formData)
  useLayoutEffect(() => {
    latest.current = formData
  }, [formData])
  // Must stay the same: sections that look the same keep their handlers.
  const changeProperty = useCallback(
    (value: unknown, path: FieldPathList) => {
      // At once, since another property may change before the form is drawn.
      latest.current = { ...latest.current, [String(path[0])]: value }
      onChange(latest.current, [])
    },
    [onChange],
  )
  useFormWarmUp(formData, changeProperty)
  return <ObjectField {...props} onChange={changeProperty} />
}

function PropertyField({ name, formData, fieldPathId, onChange, errorSchema }: FieldProps) {
  const t = useText()
  const { language } = useLanguage()
  const { resource, fallbackFields } = useFormContext()
  const errors = useMemo(() => messagesOf(errorSchema), [errorSchema])
  const change = useCallback(
    (value: unknown) => onChange(value, fieldPathId.path),
    [onChange, fieldPathId],
  )
  const field = resource.field[name]
  const isRequired = useFormValues(({ values }) =>
    Boolean(
      field?.required ||
      (field && values['visible'] === true && isRequiredWhenVisible(resource, field)),
    ),
  )
  if (!field) return null
  const isUntranslated =
    fallbackFields.includes(name) && language !== defaultLanguage && !isBlank(formData)
  return (
    <KindField
      field={field}
      id={fieldPathId.$id}
      value={formData}
      errors={errors}
      required={isRequired}
      help={
        isUntranslated
          ? t('list.untranslated', { language: languages[defaultLanguage].label })
          : helpText(field.help, language)
      }
      onChange={change}
    />
  )
}
