import { useCallback, useMemo, useRef } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../account/alerts.ts'
import { Bones } from '../Bones.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Confirm } from '../own/Confirm.tsx'
import { useOwn } from '../own/useOwn.ts'
import { useProfileText } from '../profileText.ts'
import { useSelf } from '../../account/self.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { BankDialog } from './BankDialog.tsx'
import { MethodGroup } from './MethodGroup.tsx'
import { BankTile, CardTile } from './MethodTiles.tsx'
import { createPaymentMethods, type PaymentMethod } from './paymentApi.ts'
import { BankDrawing, CardDrawing } from './PaymentDrawings.tsx'
import styles from './PaymentMethods.module.css'
import { useCardReturn } from './useCardReturn.ts'

const isCard = ({ type }: PaymentMethod): boolean => type === 'card'

/** What somebody pays with. */
export function PaymentMethods() {
  const text = useProfileText()
  const { language } = useLanguage()
  const { client } = useSelf()
  const api = useMemo(() => createPaymentMethods(client), [client])
  const load = useCallback(async () => ({ records: await api.list() }), [api])
  const own = useOwn(api, load)
  const { attempt } = useAttempt()
  const addBank = useRef<HTMLButtonElement>(null)
  const addCard = useRef<HTMLButtonElement>(null)
  const { data, opened } = own

  useCardReturn((outcome) => {
    if (outcome === 'cancelled') return showAlert('info', text('card.cancelled'))
    void attempt(async () => {
      await api.addCard(outcome)
      await own.reload()
    }, text('card.added'))
  })
  const enterCard = () =>
    attempt(async () => {
      location.assign(await api.beginCard(`/${language}/profile/payment-methods`))
    })

  if (own.status === 'failed') return <LoadFailed onRetry={() => void own.reload()} />
  if (!data) return <Bones tiles />
  const verbs = (method: PaymentMethod) => ({
    onDefault: () =>
      void own.makeDefault(method, text(isCard(method) ? 'card.changed' : 'bank.changed')),
    onRemove: () => own.askToRemove(method),
  })
  return (
    <div className={styles.groups}>
      <MethodGroup kind="bank" drawing={<BankDrawing />} button={addBank} onAdd={own.add}>
        {data.records
          .filter((each) => !isCard(each))
          .map((each) => (
            <BankTile
              key={each._id}
              account={each}
              onEdit={() => own.edit(each)}
              {...verbs(each)}
            />
          ))}
      </MethodGroup>
      <MethodGroup
        kind="card"
        drawing={<CardDrawing />}
        button={addCard}
        onAdd={() => void enterCard()}
      >
        {data.records.filter(isCard).map((each) => (
          <CardTile key={each._id} card={each} {...verbs(each)} />
        ))}
      </MethodGroup>
      {(own.what === 'add' || (own.what === 'edit' && opened)) && (
        <BankDialog
          account={opened}
          otherwise={addBank}
          onClose={own.close}
          onSave={(input) =>
            opened
              ? own.save(() => api.changeBank(opened, input), text('bank.changed'))
              : own.save(() => api.addBank(input), text('bank.added'))
          }
        />
      )}
      {own.what === 'remove' && opened && (
        <Confirm
          title={text(isCard(opened) ? 'card.removeTitle' : 'bank.removeTitle')}
          lead={
            isCard(opened)
              ? text('card.removeText', { digits: `\u2066${opened.lastFour ?? ''}\u2069` })
              : text('bank.removeText', { name: opened.accountName ?? '' })
          }
          action={text('own.remove')}
          busy={own.busy}
          otherwise={isCard(opened) ? addCard : addBank}
          onClose={own.close}
          onConfirm={() =>
            void own.remove(opened, text(isCard(opened) ? 'card.removed' : 'bank.removed'))
          }
        />
      )}
    </div>
  )
}
