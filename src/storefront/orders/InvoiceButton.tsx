import { QuietButton } from '../components/Button.tsx'
import { useSignedInUser } from '../account/signedInUser.ts'
import { useAttempt } from '../account/useAttempt.ts'
import { ExtraIcon } from '../components/ExtraIcon.tsx'
import { createOrdersApi } from './ordersApi.ts'

type Props = {
  /** the order's id */
  readonly id: string
  readonly label: string
  /** tells screen readers that a new tab opens */
  readonly newTabHint: string
}

/** Opens the invoice of an order in a new tab. */
export function InvoiceButton({ id, label, newTabHint }: Props) {
  const { client } = useSignedInUser()
  const { attempt } = useAttempt()
  const open = async (): Promise<void> => {
    // The tab is opened during the click, because popup blockers block it after an async call.
    const tab = globalThis.open('', '_blank')
    const isOpen = await attempt(async () => {
      const url = await createOrdersApi(client).fetchInvoiceUrl(id)
      if (tab) tab.location.replace(url)
      else location.assign(url)
    })
    if (!isOpen) tab?.close()
  }
  return (
    <QuietButton onClick={() => void open()}>
      <ExtraIcon name="receipt" />
      {label}
      <span className="hidden"> ({newTabHint})</span>
    </QuietButton>
  )
}
