import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import css from './FirstSteps.module.css'

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
    <section className={css.panel} aria-label={t('start.title')}>
      <h2 className={css.title}>{t(next ? 'start.title' : 'start.readyTitle')}</h2>
      <p className={css.text}>{t(next ? 'start.text' : 'start.readyText')}</p>
      <ol className={css.steps}>
        {steps.map(({ name, isDone, to }) => {
          const Icon = isDone ? DoneIcon : OpenIcon
          return (
            <li key={name} className={css.step} data-done={isDone}>
              <Icon className={css.icon} aria-hidden />
              <div className={css.words}>
                <strong>{t(`start.${name}`)}</strong>
                {isDone && <span className="visually-hidden">{t('start.done')}</span>}
                <span className={css.about}>{t(`start.${name}Text`)}</span>
              </div>
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
            </li>
          )
        })}
        <li className={css.step}>
          <OpenIcon className={css.icon} aria-hidden />
          <div className={css.words}>
            <strong>{t('start.shop')}</strong>
            <span className={css.about}>{t('start.shopText')}</span>
          </div>
          <Button component="a" href={`/${language}`} size="small" variant="outlined">
            {t('start.shopAction')}
          </Button>
        </li>
      </ol>
    </section>
  )
}
