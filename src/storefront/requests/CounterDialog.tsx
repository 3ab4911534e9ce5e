import type { RefObject } from 'react'
import { say } from '#domain/messages/messages.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { LinesField } from '../account/form/LinesField.tsx'
import { TextField } from '../account/form/TextField.tsx'
import { useForm } from '../account/form/useForm.ts'
import { Modal } from '../profile/own/Modal.tsx'
import styles from './CounterDialog.module.css'
import { counterFields, counterProblems, counterValues, wishedLines } from './counterForm.ts'
import type { Request, WishedLine } from './requestsApi.ts'
import { useRequestsText } from './requestsText.ts'

type Props = {
  request: Request
  otherwise: RefObject<HTMLElement | null>
  onClose: () => void
  onSend: (message: string, lines: WishedLine[]) => Promise<void>
}

/** What somebody would pay instead of what is offered. */
export function CounterDialog({ request, otherwise, onClose, onSend }: Props) {
  const text = useRequestsText()
  const { language } = useLanguage()
  const formats = useFormats()
  const lines = request.lines ?? []
  const currency = request.total?.currency ?? lines[0]?.unitPrice?.currency ?? 'USD'
  const field = text('counter.message')
  const says = {
    price: text('counter.priceWrong'),
    quantity: text('counter.quantityWrong'),
    message: say('field.required', language, { field }),
  }
  const form = useForm({
    initial: counterValues(lines, language),
    problems: (values) => counterProblems(lines, values, { says, language }),
    send: (values) =>
      onSend(values['message']?.trim() ?? '', wishedLines(lines, values, { currency, language })),
  })
  const number = { autoComplete: 'off', dir: 'ltr' } as const
  return (
    <Modal
      title={text('counter.title')}
      lead={text('counter.lead')}
      onClose={onClose}
      otherwise={otherwise}
    >
      <DialogForm form={form} submit={text('counter.send')}>
        {lines.map((line) => (
          <fieldset key={line.product?._id} className={styles.line}>
            <legend>
              <bdi>{formats.digits(line.product?.name ?? '')}</bdi>
            </legend>
            <TextField
              {...form.field(counterFields.price(line))}
              {...number}
              label={text('counter.price', { currency })}
              maxLength={16}
            />
            <TextField
              {...form.field(counterFields.quantity(line))}
              {...number}
              label={text('counter.quantity')}
              maxLength={9}
            />
          </fieldset>
        ))}
        <LinesField {...form.field('message')} label={field} />
      </DialogForm>
    </Modal>
  )
}
