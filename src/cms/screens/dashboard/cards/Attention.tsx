import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined'
import Box from '@mui/material/Box'
import { useId } from 'react'
import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { LicencesCard } from './LicencesCard.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { StockCard } from './StockCard.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import { CardGrid } from '../CardGrid.tsx'
import { WarningLink } from '../WarningLink.tsx'

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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 16px',
          marginBlock: '8px 12px',
        }}
      >
        <Box id={id} component="h2" sx={{ fontSize: 18 }}>
          {t('attention.title')}
        </Box>
        {proofs > 0 && (
          <WarningLink to={links.list('orders', { paymentStatus: 'under_review' })}>
            <ReceiptIcon fontSize="inherit" aria-hidden />
            <strong>{t('attention.proofs', { count: proofs, n: formats.number(proofs) })}</strong>
          </WarningLink>
        )}
      </Box>
      <CardGrid minWidth={280}>
        {requests && <RequestsCard requests={requests} />}
        {lowStock && <StockCard stock={lowStock} />}
        {licences && <LicencesCard licences={licences} />}
      </CardGrid>
    </section>
  )
}
