import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { LicencesCard } from './LicencesCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { StockCard } from './StockCard.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import css from '../Dashboard.module.css'

/** What needs to be done today. */
export function Attention({ data, isNew }: { data: Dashboard; isNew: boolean }) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const id = useId()
  // In a shop without records, cards that report that everything is fine mean nothing.
  const hideWhenNewAndEmpty = <P extends { readonly records: readonly unknown[] }>(
    section: P | null,
  ): P | null => (isNew && !section?.records.length ? null : section)
  const { payments } = data
  const [requests, lowStock, licences] = [
    hideWhenNewAndEmpty(data.requests),
    hideWhenNewAndEmpty(data.lowStock),
    hideWhenNewAndEmpty(data.licences),
  ]
  const proofs = payments?.count ?? 0
  if (!requests && !lowStock && !licences && proofs === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={css.sectionHead}>
        <h2 id={id} className={css.sectionTitle}>
          {t('attention.title')}
        </h2>
        {proofs > 0 && (
          <Link
            className={css.notice ?? ''}
            to={links.list('orders', { paymentStatus: 'under_review' })}
          >
            <ReceiptIcon fontSize="inherit" aria-hidden />
            {t('attention.proofs', { count: proofs, n: formats.number(proofs) })}
          </Link>
        )}
      </div>
      <div className={css.thirds}>
        {requests && <RequestsCard requests={requests} />}
        {lowStock && <StockCard stock={lowStock} />}
        {licences && <LicencesCard licences={licences} />}
      </div>
    </section>
  )
}
