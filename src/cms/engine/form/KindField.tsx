import { memo } from 'react'
import { defaultLanguage, languages } from '#domain/locale.ts'
import { isRequiredWhenVisible } from '#resource/requiredWhenVisible.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useText } from '../../context/useText.ts'
import { helpText } from '../../kinds/helpText.ts'
import type { MessagesByPointer } from '../../kinds/pointers.ts'
import { widgets } from '../../kinds/widgets.ts'
import { FieldFrame } from '../../components/FieldFrame.tsx'
import { CharacterCount } from '../../kinds/CharacterCount.tsx'
import { useFormContext } from './formContext.ts'
import { isBlank } from './blankValues.ts'

type Props = {
  readonly id: string
  readonly name: string
  readonly value: unknown
  /** the errors of this field (under '') and inside it */
  readonly errors: MessagesByPointer
  readonly onChange: (value: unknown) => void
}

/** A declared field: the frame and the widget of its kind. */
export const KindField = memo(({ id, name, value, errors, onChange }: Props) => {
  const t = useText()
  const { language } = useLanguage()
  const { resource, fallbackFields, isVisible } = useFormContext()
  const field = resource.field[name]
  if (!field) return null
  const { Input, isGroup = false } = widgets[field.kind]
  const isUntranslated =
    fallbackFields.includes(name) && language !== defaultLanguage && !isBlank(value)
  return (
    <FieldFrame
      id={id}
      label={field.label[language]}
      required={field.required || (isVisible && isRequiredWhenVisible(resource, field))}
      isGroup={isGroup}
      // A single control also shows errors inside its value, such as in the currency of an amount.
      error={errors[''] ?? (isGroup ? undefined : Object.values(errors)[0])}
      help={
        isUntranslated
          ? t('list.untranslated', { language: languages[defaultLanguage].label })
          : helpText(field.help, language)
      }
      aside={<CharacterCount field={field} value={value} />}
    >
      {(aria) => (
        <Input
          widgets={widgets}
          field={field}
          id={id}
          aria={aria}
          value={value}
          errors={errors}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  )
})
