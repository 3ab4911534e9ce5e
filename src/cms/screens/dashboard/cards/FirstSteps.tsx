import type { SxProps } from '@mui/material/styles'
import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'

type Step = {
  readonly name: 'product' | 'shipping'
  readonly isDone: boolean
  readonly to: string | undefined
}

/** The steps that a shop needs before anybody can order. */
export function FirstSteps({ begun }: { begun: Dashboard['begun'] }) {
  const t = useDashboardText()
  const links = useLinks()
  const { language } = useLanguage()
  const steps: readonly Step[] = [
    { name: 'product', isDone: begun.products === true, to: links.add('products') },
    {
      name: 'shipping',
      isDone: begun.shippingMethods === true,
      to: links.add('shipping-methods'),
    },
  ]
  const next = steps.find(({ isDone, to }) => !isDone && to !== undefined)
  return (
    <Panel aria-label={t('start.title')} style={{ padding: '24px clamp(16px, 2.4vw, 32px) 16px' }}>
      <Box component="h2" sx={{ fontSize: 22 }}>
        {t(next ? 'start.title' : 'start.readyTitle')}
      </Box>
      <Typography color="textSecondary" sx={{ maxInlineSize: '60ch', margin: '8px 0 12px' }}>
        {t(next ? 'start.text' : 'start.readyText')}
      </Typography>
      <ol>
        {steps.map(({ name, isDone, to }) => {
          const Icon = isDone ? DoneIcon : OpenIcon
          return (
            <Box component="li" key={name} sx={styles.step} data-done={isDone}>
              <Icon sx={styles.icon} aria-hidden />
              <Box sx={{ display: 'grid' }}>
                <strong>{t(`start.${name}`)}</strong>
                {isDone && <span className="visually-hidden">{t('start.done')}</span>}
                <Typography component="span" color="textDisabled" sx={{ fontSize: 14 }}>
                  {t(`start.${name}Text`)}
                </Typography>
              </Box>
              {!isDone && to !== undefined && (
                <Button
                  component={Link}
                  to={to}
                  size="small"
                  variant={name === next?.name ? 'contained' : 'outlined'}
                >
                  {t(`start.${name}Action`)}
                </Button>
              )}
            </Box>
          )
        })}
        <Box component="li" sx={styles.step}>
          <OpenIcon sx={styles.icon} aria-hidden />
          <Box sx={{ display: 'grid' }}>
            <strong>{t('start.shop')}</strong>
            <Typography component="span" color="textDisabled" sx={{ fontSize: 14 }}>
              {t('start.shopText')}
            </Typography>
          </Box>
          <Button component="a" href={`/${language}`} size="small" variant="outlined">
            {t('start.shopAction')}
          </Button>
        </Box>
      </ol>
    </Panel>
  )
}

const styles = {
  step: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px 12px',
    paddingBlock: 12,
    '& + &': { borderBlockStart: '1px solid var(--border)' },
    '@media (width < 700px)': { '& > :nth-child(3)': { gridColumn: '2', justifySelf: 'start' } },
  },
  icon: {
    flex: 'none',
    color: 'var(--borderStrong)',
    '[data-done=true] &': { color: 'var(--positive)' },
  },
} satisfies Record<string, SxProps>
