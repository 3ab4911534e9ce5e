import type { Language } from '#domain/locale.ts'
import { useCallback, type RefObject } from 'react'
import { formatMessage } from '#domain/messages/messages.ts'
import { useFormats } from '#ui/useFormats.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { DialogForm } from '../account/dialogs/DialogForm.tsx'
import { TextField } from '../account/form/TextField.tsx'
import { useForm } from '../account/form/useForm.ts'
import { useSignedInUser } from '../account/signedInUser.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Modal } from '../profile/own/Modal.tsx'
import { parseNonNegative } from '../requests/counterForm.ts'
import { useAsyncData } from '../hooks/useAsyncData.ts'
import { DayField } from './DayField.tsx'
import { toLocalDay, formatDay, endOfDay, parseDay } from './licenceDays.ts'
import { fetchTenants, type Allocation, type Pool } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'
import { TenantSelect } from './TenantSelect.tsx'

type AllocationValues = {
  readonly tenant: string
  readonly quantity: number
  readonly expiresAt: string | null
}

type Props = {
  pool: Pool | undefined
  /** the allocation to change; undefined to create one */
  allocation?: Allocation
  fallbackFocus: RefObject<HTMLElement | null>
  onClose: () => void
  onSave: (values: AllocationValues) => Promise<void>
}

/** Asks who gets licences, how many, and until when. */
export function AllocateDialog({ pool, allocation, fallbackFocus, onClose, onSave }: Props) {
  const text = useLicencesText()
  const formats = useFormats()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const tenants = useAsyncData(useCallback(() => fetchTenants(client), [client]))
  const count = pool?.available ?? 0
  const lastDay = toLocalDay(pool?.expiresAt)
  const dayProblem = (day: string | undefined): string | undefined => {
    if (day === undefined)
      return formatMessage('field.day', language, { field: text('give.until') })
    return lastDay && day > lastDay
      ? formatMessage('error.licence_after_pool', language)
      : undefined
  }
  const form = useForm({
    initial: {
      tenant: allocation?.tenant?._id ?? '',
      quantity: formats.digits(String(allocation?.quantity ?? '')),
      expiresAt: formatDay(toLocalDay(allocation?.expiresAt), language),
    },
    validate: ({ tenant, quantity, expiresAt }) => ({
      tenant: tenant
        ? undefined
        : formatMessage('field.required', language, { field: text('give.tenant') }),
      quantity: isPositiveInteger(quantity, language) ? undefined : text('give.quantityWrong'),
      expiresAt: expiresAt.trim() && dayProblem(parseDay(expiresAt)),
    }),
    send: ({ tenant, quantity, expiresAt }) =>
      onSave({
        tenant,
        quantity: parseNonNegative(quantity, language) ?? 0,
        expiresAt: endOfDay(parseDay(expiresAt) ?? '', pool?.expiresAt),
      }),
  })
  return (
    <Modal
      title={text(allocation ? 'give.changeTitle' : 'give.title')}
      lead={text('give.lead', { count, n: formats.number(count) })}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text(allocation ? 'give.save' : 'give.submit')}>
        {!allocation &&
          (tenants.status === 'failed' ? (
            <LoadFailed onRetry={() => void tenants.reload()} />
          ) : (
            <TenantSelect {...form.field('tenant')} tenants={tenants.data} />
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
          max={lastDay}
        />
      </DialogForm>
    </Modal>
  )
}

const isPositiveInteger = (text: string, language: Language): boolean => {
  const value = parseNonNegative(text, language)
  return value !== undefined && value > 0 && Number.isInteger(value)
}
