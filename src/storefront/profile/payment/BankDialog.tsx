import type { RefObject } from 'react'
import { Code } from '#ui/Code.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { DialogForm } from '../../account/dialogs/DialogForm.tsx'
import { TextField } from '../../account/form/TextField.tsx'
import { useForm } from '../../account/form/useForm.ts'
import { DefaultCheckbox } from '../own/DefaultCheckbox.tsx'
import { Modal } from '../own/Modal.tsx'
import { useProfileText } from '../profileText.ts'
import { bankInputFrom, bankProblems, bankValuesOf, type BankValues } from './bankForm.ts'
import type { BankInput, PaymentMethod } from './paymentApi.ts'

type Props = {
  /** the account to change; undefined to add one */
  account: PaymentMethod | undefined
  fallbackFocus: RefObject<HTMLElement | null>
  onSave: (input: BankInput) => Promise<void>
  onClose: () => void
}

export function BankDialog({ account, fallbackFocus, onSave, onClose }: Props) {
  const text = useProfileText()
  const { language } = useLanguage()
  const form = useForm<BankValues>({
    initial: bankValuesOf(account),
    validate: (values) => bankProblems(values, { isStored: Boolean(account), language, text }),
    send: (values) => onSave(bankInputFrom(values)),
  })
  const { field, values } = form
  const codeProps = { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <Modal
      title={text(account ? 'bank.editTitle' : 'bank.addTitle')}
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text(account ? 'own.save' : 'bank.add')}>
        <TextField
          {...field('accountName')}
          label={text('bank.accountName')}
          hint={text('bank.accountNameHint')}
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          {...field('iban')}
          {...codeProps}
          label={text('bank.iban')}
          hint={account?.iban && <StoredIban iban={account.iban} />}
          autoComplete="off"
          maxLength={50}
        />
        <TextField
          {...field('swiftCode')}
          {...codeProps}
          label={text('bank.swiftCode')}
          autoComplete="off"
          maxLength={11}
        />
        <DefaultCheckbox
          label={text('payment.isDefault')}
          lockedText={account?.isDefault ? text('payment.defaultStays') : undefined}
          isChosen={values.isDefault === 'yes'}
          onChoose={(isChosen) => form.change({ isDefault: isChosen ? 'yes' : '' })}
        />
      </DialogForm>
    </Modal>
  )
}

function StoredIban({ iban }: { iban: string }) {
  const [before, after] = useProfileText()('bank.ibanKept', { iban: '\n' }).split('\n')
  return (
    <>
      {before}
      <Code>{iban}</Code>
      {after}
    </>
  )
}
