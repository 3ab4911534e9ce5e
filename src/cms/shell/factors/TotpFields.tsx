import type { SxProps } from '@mui/material/styles'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { NewTotp } from '#api/factors.ts'
import { showAlert } from '../../context/alerts.ts'
import { useAccountText } from '../../context/useAccountText.ts'
import { CodeInput } from '../../components/CodeInput.tsx'
import { FieldFrame } from '../../components/FieldFrame.tsx'

export const totpLength = 6

type Props = {
  readonly secret: NewTotp
  readonly code: string
  readonly error: string | undefined
  readonly onCodeChange: (code: string) => void
}

/** The secret of an authenticator app as a QR code and as text, and a field for the first code. */
export function TotpFields({ secret: { secret, uri }, code, error, onCodeChange }: Props) {
  const t = useAccountText()
  const { data: picture } = useQuery({
    queryKey: ['qr', uri],
    queryFn: async () => (await import('./qrDataUrl.ts')).qrDataUrl(uri),
    gcTime: 0,
  })
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    showAlert('success', t('factor.copied'))
  }
  return (
    <>
      <Typography color="textSecondary">{t('factor.scan')}</Typography>
      <Box
        sx={{
          alignSelf: 'center',
          inlineSize: 200,
          blockSize: 200,
          padding: 8,
          border: '1px solid var(--border)',
          borderRadius: 'var(--radius-s)',
          background: '#fff',
          '& img': { display: 'block' },
        }}
      >
        {picture && <img src={picture} alt={t('factor.qr')} width={184} height={184} />}
      </Box>
      <div>
        <Typography color="textSecondary">{t('factor.typeSecret')}</Typography>
        <Box component="p" sx={styles.secret}>
          <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <IconButton size="small" aria-label={t('factor.copySecret')} onClick={() => void copy()}>
            <CopyIcon fontSize="small" />
          </IconButton>
        </Box>
      </div>
      <FieldFrame id="totp-code" label={t('factor.code')} error={error}>
        {(aria) => (
          <CodeInput aria={aria} length={totpLength} value={code} onChange={onCodeChange} />
        )}
      </FieldFrame>
    </>
  )
}

const styles = {
  secret: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    margin: '4px 0 0',
    padding: '4px 12px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-s)',
    overflowWrap: 'anywhere',
    '& code': { fontSize: 16, letterSpacing: '0.04em' },
  },
} satisfies Record<string, SxProps>
