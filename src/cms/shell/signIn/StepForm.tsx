import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Notice } from '../../components/Notice.tsx'

type Props = {
  readonly title: string
  readonly lead: ReactNode
  /** none if something else continues */
  readonly submitLabel?: string
  readonly busy: boolean
  readonly disabled?: boolean
  /** for steps without a field */
  readonly autoFocus?: boolean
  readonly onSubmit?: () => void
  /** an error that belongs to no field */
  readonly refusal?: string | undefined
  /** below the button: an alternative to it */
  readonly alternative?: ReactNode
  readonly children: ReactNode
  /** links below the button */
  readonly footer?: ReactNode
  /** the indicator of the current step */
  readonly progress?: ReactNode
}

/** One step of signing in: a title, an explanation, the fields and a button. */
export function StepForm({ title, lead, submitLabel, busy, disabled = false, ...props }: Props) {
  const brand = useBrand()
  const { language } = useLanguage()
  const name = brand.name[language]
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexDirection: 'column', gap: 'var(--gap)' }}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !disabled) props.onSubmit?.()
      }}
    >
      <Box sx={{ marginBlockEnd: 8 }}>
        {props.progress}
        <Box component="h1" sx={{ fontSize: 28 }}>
          {title}
        </Box>
        <Typography color="textSecondary" sx={{ marginBlockStart: 8 }}>
          {lead}
        </Typography>
      </Box>
      {props.children}
      {props.refusal && <Notice role="alert">{props.refusal}</Notice>}
      {submitLabel && (
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          autoFocus={props.autoFocus ?? false}
          disabled={busy || disabled}
        >
          {submitLabel}
        </Button>
      )}
      {props.alternative}
      {props.footer && (
        <Box
          sx={{ display: 'grid', justifyItems: 'center', gap: 4, '& button': { marginBlock: 0 } }}
        >
          {props.footer}
        </Box>
      )}
    </Box>
  )
}
