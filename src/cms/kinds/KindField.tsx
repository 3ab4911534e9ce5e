import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { memo, useMemo } from 'react'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormText } from '../context/useFormText.ts'
import { fieldSchemas } from './fieldSchemas.ts'
import { formRegistry } from './formRegistry.tsx'
import { isCodeLike } from './isCodeLike.ts'
import type { KindFieldProps, WidgetProps } from './kindComponents.ts'
import { errorTree } from './pointers.ts'

/** A field of any kind, drawn by the form library: in a form, in a row of a list, or by itself. */
export const KindField = memo((props: KindFieldProps) => {
  const {
    field,
    id,
    value,
    errors = noErrors,
    onChange,
    help = '',
    required = field.required,
  } = props
  const t = useFormText()
  const { language } = useLanguage()
  const { schema, uiSchema } = useMemo(
    () =>
      fieldSchemas(field, {
        id,
        language,
        placeholder: t(field.required ? 'form.choose' : 'form.none'),
      }),
    [field, id, language, t],
  )
  // The library derives ids of inner controls from the path.
  const fieldPathId = useMemo(() => ({ $id: id, path: [id] }), [id])
  // A single control also shows errors inside its value, such as in the currency of an amount.
  const error =
    props.error ?? errors[''] ?? (uiSchema['ui:group'] ? undefined : Object.values(errors)[0])
  const inner = { InnerField: KindField, field, id, value, errors, onChange }
  return (
    <SchemaField
      name={field.name}
      registry={formRegistry}
      schema={schema}
      uiSchema={{ ...uiSchema, 'ui:help': help }}
      fieldPathId={fieldPathId}
      required={required}
      formData={value}
      {...(error && { errorSchema: errorTree({ '': error }) })}
      widgetProps={inner satisfies Omit<WidgetProps, 'aria'>}
      onChange={(next) =>
        onChange(isCodeLike(field) && typeof next === 'string' ? toLatinDigits(next) : next)
      }
      onBlur={ignoreEvent}
      onFocus={ignoreEvent}
    />
  )
})

const noErrors: WidgetProps['errors'] = {}
const ignoreEvent = () => undefined
