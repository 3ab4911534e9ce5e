import { formatDuration } from '#domain/duration.ts'
import type { Language } from '#domain/locale.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import type { Fact } from '../data/card.ts'
import { useText, type StoreText } from '../hooks/useText.ts'
import { Icon } from '../components/Icon.tsx'
import type { IconName } from '../components/icons.ts'
import styles from './ProductFacts.module.css'

/** The few facts that distinguish a product from similar ones. */
export function ProductFacts({ facts }: { facts: readonly Fact[] }) {
  const text = useText()
  const formats = useFormats()
  const { language } = useLanguage()
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact.name}>
          <Icon name={icons[fact.name] ?? 'gauge'} size={16} />
          <span>
            {fact.label && <span className="hidden">{`${fact.label}: `}</span>}
            <bdi>{factText(fact, text, formats, language)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  )
}

function factText(
  { name, value }: Fact,
  text: StoreText,
  formats: ReturnType<typeof useFormats>,
  language: Language,
): string {
  if (name === 'includedItems')
    return text('fact.items', { count: Number(value), n: formats.number(Number(value)) })
  if (name === 'batteryLife') return formatDuration(value, language)
  return formats.digits(value)
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
