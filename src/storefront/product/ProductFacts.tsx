import { formatDuration } from '#domain/formatDuration.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { Fact } from '../data/card.ts'
import { useCountText } from '../hooks/useCountText.ts'
import { useText } from '../hooks/useText.ts'
import { Icon, type IconName } from '../components/Icon.tsx'
import styles from './ProductFacts.module.css'

/** The few facts that distinguish a product from similar ones. */
export function ProductFacts({ facts }: { facts: readonly Fact[] }) {
  const text = useText()
  const countText = useCountText()
  const formats = useFormats()
  const { language } = useLanguage()
  const factText = ({ name, value }: Fact): string => {
    if (name === 'includedItems') return countText('fact.items', Number(value))
    if (name !== 'batteryLife') return formats.digits(value)
    return text('fact.onBattery', { length: formatDuration(value, language) })
  }
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact.name}>
          <Icon name={icons[fact.name] ?? 'gauge'} size={16} />
          <span>
            {fact.label && <span className="hidden">{`${fact.label}: `}</span>}
            <bdi>{factText(fact)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}

const icons: Readonly<Record<string, IconName>> = {
  communicationType: 'signal',
  batteryLife: 'battery',
  ipRating: 'shield',
  includedItems: 'box',
  subscriptionPeriod: 'repeat',
  licenceType: 'document',
  coverage: 'globe',
}
