import { useCallback, useMemo, useRef } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../account/alerts.ts'
import { ProfileSkeleton } from '../Bones.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { ConfirmDialog } from '../own/Confirm.tsx'
import { useOwnedRecords } from '../own/useOwn.ts'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/self.ts'
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
  const { client } = useSignedInUser()
  const api = useMemo(() => createPaymentMethods(client), [client])
  const load = useCallback(async () => ({ records: await api.list() }), [api])
  const ownedMethods = useOwnedRecords(api, load)
  const { attempt } = useAttempt()
  const addBank = useRef<HTMLButtonElement>(null)
  const addCard = useRef<HTMLButtonElement>(null)
  const { data, opened } = ownedMethods

  useCardReturn((outcome) => {
    if (outcome === 'cancelled') return showAlert('info', text('card.cancelled'))
    void attempt(async () => {
      await api.addCard(outcome)
      await ownedMethods.reload()
    }, text('card.added'))
  })
  const enterCard = () =>
    attempt(async () => {
      location.assign(await api.beginCard(`/${language}/profile/payment-methods`))
    })

  if (ownedMethods.status === 'failed')
    return <LoadFailed onRetry={() => void ownedMethods.reload()} />
  if (!data) return <ProfileSkeleton tiles />
  const verbs = (method: PaymentMethod) => ({
    onDefault: () =>
      void ownedMethods.makeDefault(method, text(isCard(method) ? 'card.changed' : 'bank.changed')),
    onRemove: () => ownedMethods.askToRemove(method),
  })
  return (
    <div className={styles.groups}>
      <MethodGroup kind="bank" drawing={<BankDrawing />} button={addBank} onAdd={ownedMethods.add}>
        {data.records
          .filter((each) => !isCard(each))
          .map((each) => (
            <BankTile
              key={each._id}
              account={each}
              onEdit={() => ownedMethods.edit(each)}
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
      {(ownedMethods.what === 'add' || (ownedMethods.what === 'edit' && opened)) && (
        <BankDialog
          account={opened}
          fallbackFocus={addBank}
          onClose={ownedMethods.close}
          onSave={(input) =>
            opened
              ? ownedMethods.save(() => api.changeBank(opened, input), text('bank.changed'))
              : ownedMethods.save(() => api.addBank(input), text('bank.added'))
          }
        />
      )}
      {ownedMethods.what === 'remove' && opened && (
        <ConfirmDialog
          title={text(isCard(opened) ? 'card.removeTitle' : 'bank.removeTitle')}
          lead={
            isCard(opened)
              ? text('card.removeText', { digits: `\u2066${opened.lastFour ?? ''}\u2069` })
              : text('bank.removeText', { name: opened.accountName ?? '' })
          }
          action={text('own.remove')}
          busy={ownedMethods.busy}
          fallbackFocus={isCard(opened) ? addCard : addBank}
          onClose={ownedMethods.close}
          onConfirm={() =>
            void ownedMethods.remove(opened, text(isCard(opened) ? 'card.removed' : 'bank.removed'))
          }
        />
      )}
    </div>
  )
}
