import type { FieldProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { defaultLanguage, languages } from '#domain/locale.ts'
import { textIn } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../context/useText.ts'
import { messagesOf } from '../../kinds/pointers.ts'
import { widgets } from '../../kinds/widgets.ts'
import { FieldFrame } from '../../pieces/FieldFrame.tsx'
import { Counter } from './Counter.tsx'
import { useFormContext } from './formContext.ts'
import { isBlank } from './values.ts'

/** The one bridge between the form's library and our widgets. */
export function KindField({
  name,
  formData,
  fieldPathId,
  onChange,
  errorSchema,
  rawErrors,
}: FieldProps) {
  const t = useText()
  const { language } = useLanguage()
  const { resource, fallback } = useFormContext()
  const errors = useMemo(() => messagesOf(errorSchema), [errorSchema])
  const field = resource.field[name]
  if (!field) return null
  const { Input, group = false } = widgets[field.kind]
  const id = fieldPathId.$id
  const untranslated = fallback.includes(name) && language !== defaultLanguage && !isBlank(formData)
  return (
    <FieldFrame
      id={id}
      label={field.label[language]}
      required={field.required}
      group={group}
      // One control stands for whatever is wrong inside, such as the currency of an amount.
      error={rawErrors?.[0] ?? (group ? undefined : Object.values(errors)[0])}
      help={
        untranslated
          ? t('list.untranslated', { language: languages[defaultLanguage].label })
          : textIn(field.help, language)
      }
      aside={<Counter field={field} value={formData} />}
    >
      {(aria) => (
        <Input
          widgets={widgets}
          field={field}
          id={id}
          aria={aria}
          value={formData}
          errors={errors}
          onChange={(value) => onChange(value, fieldPathId.path)}
        />
      )}
    </FieldFrame>
  )
}
