import type { Language } from '#domain/locale.ts'
import { useCallback, type RefObject } from 'react'
import { say } from '#domain/messages/messages.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { TextField } from '../account/form/TextField.tsx'
import { useForm } from '../account/form/useForm.ts'
import { useSelf } from '../account/self.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Modal } from '../profile/own/Modal.tsx'
import { numberIn } from '../requests/counterForm.ts'
import { useLoaded } from '../useLoaded.ts'
import { DayField } from './DayField.tsx'
import { dayOf, dayShown, endOfDay, typedDay } from './ending.ts'
import { tenantsOf, type Allocation, type Pool } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { TenantField } from './TenantField.tsx'

type Facts = {
  readonly tenant: string
  readonly quantity: number
  readonly expiresAt: string | null
}

type Props = {
  pool: Pool | undefined
  /** what is changed; nothing for something new */
  allocation?: Allocation
  otherwise: RefObject<HTMLElement | null>
  onClose: () => void
  onSave: (facts: Facts) => Promise<void>
}

/** To whom licences are given, how many, and until when. */
export function GiveDialog({ pool, allocation, otherwise, onClose, onSave }: Props) {
  const text = useLicencesText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSelf()
  const tenants = useLoaded(useCallback(() => tenantsOf(client), [client]))
  const count = pool?.available ?? 0
  const last = dayOf(pool?.expiresAt)
  const wrongDay = (day: string | undefined): string | undefined => {
    if (day === undefined) return say('field.day', language, { field: text('give.until') })
    return last && day > last ? say('error.licence_after_pool', language) : undefined
  }
  const form = useForm({
    initial: {
      tenant: allocation?.tenant?._id ?? '',
      quantity: formats.digits(String(allocation?.quantity ?? '')),
      expiresAt: dayShown(dayOf(allocation?.expiresAt), language),
    },
    problems: ({ tenant, quantity, expiresAt }) => ({
      tenant: tenant ? undefined : say('field.required', language, { field: text('give.tenant') }),
      quantity: isCount(quantity, language) ? undefined : text('give.quantityWrong'),
      expiresAt: expiresAt.trim() && wrongDay(typedDay(expiresAt)),
    }),
    send: ({ tenant, quantity, expiresAt }) =>
      onSave({
        tenant,
        quantity: numberIn(quantity, language) ?? 0,
        expiresAt: endOfDay(typedDay(expiresAt) ?? '', pool?.expiresAt),
      }),
  })
  return (
    <Modal
      title={text(allocation ? 'give.changeTitle' : 'give.title')}
      lead={text('give.lead', { count, n: formats.number(count) })}
      onClose={onClose}
      otherwise={otherwise}
    >
      <DialogForm form={form} submit={text(allocation ? 'give.save' : 'give.submit')}>
        {!allocation &&
          (tenants.status === 'failed' ? (
            <LoadFailed onRetry={() => void tenants.reload()} />
          ) : (
            <TenantField {...form.field('tenant')} tenants={tenants.data} />
          ))}
        <TextField
          {...form.field('quantity')}
          label={text('give.quantity')}
          autoComplete="off"
          dir="ltr"
          maxLength={9}
        />
        <DayField
          {...form.field('expiresAt')}
          label={text('give.until')}
          hint={text('give.untilHint')}
          max={last}
        />
      </DialogForm>
    </Modal>
  )
}

const isCount = (text: string, language: Language): boolean => {
  const value = numberIn(text, language)
  return value !== undefined && value > 0 && Number.isInteger(value)
}
