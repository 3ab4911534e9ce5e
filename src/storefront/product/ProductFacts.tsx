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
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact.name}>
          <Icon name={icons[fact.name] ?? 'gauge'} size={16} />
          <span>
            {fact.label && <span className="hidden">{`${fact.label}: `}</span>}
            <bdi>{factText(fact, text, formats)}</bdi>
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
): string {
  const count = Number(value)
  if (name === 'includedItems') return text('fact.items', { count, n: formats.number(count) })
  if (name === 'batteryLifeYears' && Number.isFinite(count)) {
    return text('fact.batteryYears', { count, n: formats.number(count) })
  }
  return formats.digits(value)
}

const icons: Readonly<Record<string, IconName>> = {
  communicationType: 'signal',
  batteryLifeYears: 'battery',
  ipRating: 'shield',
  includedItems: 'box',
  subscriptionPeriod: 'repeat',
  licenceType: 'document',
  coverage: 'globe',
}
