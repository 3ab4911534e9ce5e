import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { downloadFile } from '../../engine/list/files/downloadFile.ts'

/** Recovery codes, shown only once: to copy, to download or to write down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useAccountText()
  const brand = useBrand()
  const { language } = useLanguage()
  const text = codes.join('\n')
  const file = `${brand.name[language]}: ${t('factor.codes')}\n\n${text}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showAlert('success', t('factor.copied'))
  }
  return (
    <>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(21ch, 1fr))',
          gap: '8px 24px',
          padding: 16,
          border: '1px solid var(--border)',
          borderRadius: 'var(--radius-s)',
          background: 'var(--sunken)',
          '& code': { fontSize: 16, letterSpacing: '0.04em' },
        }}
        dir="ltr"
        aria-label={t('factor.codes')}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          variant="outlined"
          startIcon={<CopyIcon fontSize="small" />}
          onClick={() => void copy()}
        >
          {t('factor.copy')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon fontSize="small" />}
          onClick={() =>
            downloadFile(
              new Blob([file], { type: 'text/plain;charset=utf-8' }),
              'recovery-codes.txt',
            )
          }
        >
          {t('factor.download')}
        </Button>
      </Box>
    </>
  )
}
