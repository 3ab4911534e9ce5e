import { formatMessage } from '#domain/messages/messages.ts'
import { languages } from '#domain/locale.ts'
import { alwaysHasValue } from '#resource/kinds/alwaysHasValue.ts'
import { type Field } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useListText } from '../../../context/useListText.ts'
import { helpText } from '../../../kinds/helpText.ts'
import { messagesBelow, type MessagesByPointer } from '../../../kinds/pointers.ts'
import { unparsedMessageKey } from '../../../kinds/parseNumberInput.ts'
import { KindField } from '../../../kinds/KindField.tsx'
import { fieldPayload } from './fieldPayload.ts'

type Props = {
  readonly id: string
  readonly field: Field
  readonly value: unknown
  /** whether the user tried to submit the value */
  readonly isSubmitted: boolean
  readonly serverErrors: MessagesByPointer
  readonly onChange: (value: unknown) => void
}

/** A single field, as in the form of its resource. */
export function BulkField({ id, field, value, isSubmitted, serverErrors, onChange }: Props) {
  const t = useListText()
  const { language } = useLanguage()
  const label = field.label[language]
  const errors = messagesBelow(serverErrors, field.name)
  const isMissing = isSubmitted && fieldPayload(field, value) === undefined
  const help = [
    helpText(field.help, language),
    field.translatable && t('bulk.inLanguage', { language: languages[language].label }),
    !field.required && !alwaysHasValue(field) && t('bulk.clears'),
  ]
  return (
    <KindField
      field={field}
      id={id}
      value={value}
      errors={errors}
      error={
        isMissing
          ? formatMessage(unparsedMessageKey(field, value) ?? 'field.required', language, {
              field: label,
            })
          : (errors[''] ?? Object.values(errors)[0] ?? Object.values(serverErrors)[0])
      }
      help={help.filter(Boolean).join(' ')}
      onChange={onChange}
    />
  )
}
