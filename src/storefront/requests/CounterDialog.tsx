import type { RefObject } from 'react'
import { formatMessage } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { TextAreaField } from '../account/form/TextAreaField.tsx'
import { TextField } from '../account/form/TextField.tsx'
import { useForm } from '../account/form/useForm.ts'
import { Modal } from '../profile/own/Modal.tsx'
import styles from './CounterDialog.module.css'
import { counterFields, counterProblems, counterValues, counterLines } from './counterForm.ts'
import type { CustomerRequest, CounterLine } from './requestsApi.ts'
import { useRequestsText } from './requestsText.ts'

type Props = {
  request: CustomerRequest
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onSend: (message: string, lines: CounterLine[]) => Promise<void>
}

/** Proposes other prices in response to an offer. */
export function CounterDialog({ request, fallbackFocus, onClose, onSend }: Props) {
  const text = useRequestsText()
  const { language } = useLanguage()
  const formats = useFormats()
  const lines = request.lines ?? []
  const currency = request.total?.currency ?? lines[0]?.unitPrice?.currency ?? 'USD'
  const field = text('counter.message')
  const messages = {
    price: text('counter.priceWrong'),
    quantity: text('counter.quantityWrong'),
    message: formatMessage('field.required', language, { field }),
  }
  const form = useForm({
    initial: counterValues(lines, language),
    validate: (values) => counterProblems(lines, values, { messages, language }),
    send: (values) =>
      onSend(values['message']?.trim() ?? '', counterLines(lines, values, { currency, language })),
  })
  const numberProps = { autoComplete: 'off', dir: 'ltr' } as const
  return (
    <Modal
      title={text('counter.title')}
      lead={text('counter.lead')}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text('counter.send')}>
        {lines.map((line) => (
          <fieldset key={line.product?._id} className={styles.line}>
            <legend>
              <bdi>{formats.digits(line.product?.name ?? '')}</bdi>
            </legend>
            <TextField
              {...form.field(counterFields.price(line))}
              {...numberProps}
              label={text('counter.price', { currency })}
              maxLength={16}
            />
            <TextField
              {...form.field(counterFields.quantity(line))}
              {...numberProps}
              label={text('counter.quantity')}
              maxLength={9}
            />
          </fieldset>
        ))}
        <TextAreaField {...form.field('message')} label={field} />
      </DialogForm>
    </Modal>
  )
}
