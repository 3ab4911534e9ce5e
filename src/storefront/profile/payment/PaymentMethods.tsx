import { useCallback, useMemo, useRef } from 'react'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../account/alerts.ts'
import { ProfileSkeleton } from '../ProfileSkeleton.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { ConfirmDialog } from '../own/ConfirmDialog.tsx'
import { useOwnedRecords } from '../own/useOwnedRecords.ts'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useAttempt } from '../../account/useAttempt.ts'
import { BankDialog } from './BankDialog.tsx'
import { MethodGroup } from './MethodGroup.tsx'
import { BankTile, CardTile } from './MethodTiles.tsx'
import { createPaymentApi, type PaymentMethod } from './paymentApi.ts'
import { BankDrawing, CardDrawing } from './PaymentDrawings.tsx'
import styles from './PaymentMethods.module.css'
import { useCardReturn } from './useCardReturn.ts'

const isCard = ({ type }: PaymentMethod): boolean => type === 'card'

/** The saved payment methods. */
export function PaymentMethods() {
  const text = useProfileText()
  const { language } = useLanguage()
  const { client } = useSignedInUser()
  const api = useMemo(() => createPaymentApi(client), [client])
  const load = useCallback(async () => ({ records: await api.list() }), [api])
  const ownedMethods = useOwnedRecords(api, load)
  const { attempt } = useAttempt()
  const addBankButton = useRef<HTMLButtonElement>(null)
  const addCardButton = useRef<HTMLButtonElement>(null)
  const { data, openRecord } = ownedMethods

  useCardReturn((outcome) => {
    if (outcome === 'cancelled') return showAlert('info', text('card.cancelled'))
    void attempt(async () => {
      await api.addCard(outcome)
      await ownedMethods.reload()
    }, text('card.added'))
  })
  const startCardEntry = () =>
    attempt(async () => {
      location.assign(await api.beginCard(`/${language}/profile/payment-methods`))
    })

  if (ownedMethods.status === 'failed')
    return <LoadFailed onRetry={() => void ownedMethods.reload()} />
  if (!data) return <ProfileSkeleton tiles />
  const actionsFor = (method: PaymentMethod) => ({
    onDefault: () =>
      void ownedMethods.makeDefault(method, text(isCard(method) ? 'card.changed' : 'bank.changed')),
    onRemove: () => ownedMethods.confirmRemoval(method),
  })
  return (
    <div className={styles.groups}>
      <MethodGroup
        kind="bank"
        drawing={<BankDrawing />}
        button={addBankButton}
        onAdd={ownedMethods.add}
      >
        {data.records
          .filter((each) => !isCard(each))
          .map((each) => (
            <BankTile
              key={each._id}
              account={each}
              onEdit={() => ownedMethods.edit(each)}
              {...actionsFor(each)}
            />
          ))}
      </MethodGroup>
      <MethodGroup
        kind="card"
        drawing={<CardDrawing />}
        button={addCardButton}
        onAdd={() => void startCardEntry()}
      >
        {data.records.filter(isCard).map((each) => (
          <CardTile key={each._id} card={each} {...actionsFor(each)} />
        ))}
      </MethodGroup>
      {(ownedMethods.dialogKind === 'add' ||
        (ownedMethods.dialogKind === 'edit' && openRecord)) && (
        <BankDialog
          account={openRecord}
          fallbackFocus={addBankButton}
          onClose={ownedMethods.close}
          onSave={(input) =>
            openRecord
              ? ownedMethods.save(() => api.changeBank(openRecord, input), text('bank.changed'))
              : ownedMethods.save(() => api.addBank(input), text('bank.added'))
          }
        />
      )}
      {ownedMethods.dialogKind === 'remove' && openRecord && (
        <ConfirmDialog
          title={text(isCard(openRecord) ? 'card.removeTitle' : 'bank.removeTitle')}
          lead={
            isCard(openRecord)
              ? text('card.removeText', { digits: `\u2066${openRecord.lastFour ?? ''}\u2069` })
              : text('bank.removeText', { name: openRecord.accountName ?? '' })
          }
          confirmLabel={text('own.remove')}
          busy={ownedMethods.busy}
          fallbackFocus={isCard(openRecord) ? addCardButton : addBankButton}
          onClose={ownedMethods.close}
          onConfirm={() =>
            void ownedMethods.remove(
              openRecord,
              text(isCard(openRecord) ? 'card.removed' : 'bank.removed'),
            )
          }
        />
      )}
    </div>
  )
}
