import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../account/alerts.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { TextAreaField } from '../account/form/TextAreaField.tsx'
import { useForm } from '../account/form/useForm.ts'
import styles from './MessageForm.module.css'
import { useRequestsText } from './requestsText.ts'

export function MessageForm({ onSend }: { onSend: (message: string) => Promise<void> }) {
  const text = useRequestsText()
  const { language } = useLanguage()
  const field = text('talk.label')
  const form = useForm({
    initial: { message: '' },
    validate: ({ message }) => ({
      message: message.trim() ? undefined : formatMessage('field.required', language, { field }),
    }),
    send: async ({ message }) => {
      await onSend(message.trim())
      showAlert('success', text('talk.sent'))
    },
  })
  return (
    <div className={styles.write}>
      <DialogForm form={form} submitLabel={text('talk.send')}>
        <TextAreaField {...form.field('message')} label={field} />
      </DialogForm>
    </div>
  )
}
