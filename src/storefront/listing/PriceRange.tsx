import { useEffect, useRef, useState } from 'react'
import { currencies, fromMajor } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListing } from './useListing.ts'
import { useText } from '../hooks/useText.ts'
import { FacetSection } from './FacetSection.tsx'
import { Icon } from '../components/Icon.tsx'
import { Money } from '../components/Money.tsx'
import styles from './PriceRange.module.css'

/** Two price fields that work without scripts, and a slider that needs them. */
export function PriceRange() {
  const text = useText()
  const { currency } = useBrand()
  const { data, query } = useListing()
  const { minPrice, maxPrice } = query
  const formats = useFormats()
  const fields = useRef<HTMLDivElement>(null)
  const submitTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancelSubmit = (): void => clearTimeout(submitTimer.current)
  useEffect(() => cancelSubmit, [minPrice, maxPrice])
  const unit = 10 ** currencies[currency]
  const lowest = Math.floor((data.price.min ?? 0) / unit)
  const highest = Math.ceil((data.price.max ?? 0) / unit)
  const isSpread = highest > lowest
  if (!isSpread && minPrice === undefined && maxPrice === undefined) return null
  const setRange = (from: number, to: number): void => {
    const [low, high] = fields.current?.querySelectorAll('input') ?? []
    const form = low?.form
    if (!low || !high || !form) return
    low.value = from > lowest ? formats.digits(String(from)) : ''
    high.value = to < highest ? formats.digits(String(to)) : ''
    cancelSubmit()
    submitTimer.current = setTimeout(() => form.requestSubmit(), 350)
    // Any other submit already includes the slider's values.
    form.addEventListener('submit', cancelSubmit, { once: true })
  }
  return (
    <FacetSection label={text('facet.price')}>
      {isSpread && (
        <Slider
          key={`${minPrice} ${maxPrice} ${lowest} ${highest}`}
          lowest={lowest}
          highest={highest}
          from={minPrice ?? lowest}
          to={maxPrice ?? highest}
          onSet={setRange}
        />
      )}
      <div ref={fields} className={styles.fields}>
        <PriceField name="minPrice" value={minPrice} hint={lowest} label={text('facet.from')} />
        <PriceField name="maxPrice" value={maxPrice} hint={highest} label={text('facet.to')} />
        <button type="submit" aria-label={text('facet.setPrice')}>
          <Icon name="arrow" size={18} />
        </button>
      </div>
    </FacetSection>
  )
}

type PriceFieldProps = { name: string; value: number | undefined; hint: number; label: string }

function PriceField({ name, value, hint, label }: PriceFieldProps) {
  const formats = useFormats()
  const fieldText = value === undefined ? '' : formats.digits(String(value))
  return (
    <label>
      <span>{label}</span>
      <input
        key={fieldText}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={fieldText}
        placeholder={formats.number(hint)}
      />
    </label>
  )
}

type SliderProps = {
  lowest: number
  highest: number
  from: number
  to: number
  onSet: (from: number, to: number) => void
}

function Slider({ lowest, highest, from, to, onSet }: SliderProps) {
  const text = useText()
  const formats = useFormats()
  const { currency } = useBrand()
  const stepOf = (value: number): number =>
    Math.round(steps * Math.cbrt(Math.max(0, value - lowest) / (highest - lowest)))
  // Most prices are low compared to the highest, so a cubic scale gives them most of the slider.
  const valueAt = (step: number): number =>
    step >= steps ? highest : Math.round(lowest + (highest - lowest) * (step / steps) ** 3)
  const [ends, setEnds] = useState<readonly [number, number]>([stepOf(from), stepOf(to)])
  const move = (low: number, high: number): void => {
    setEnds([low, high])
    onSet(valueAt(low), valueAt(high))
  }
  const [low, high] = ends
  const priceText = (step: number): string => formats.money(fromMajor(valueAt(step), currency))
  const style = { '--low': low / steps, '--high': high / steps }
  return (
    <>
      <p className={styles.ends} aria-hidden="true">
        <Money value={fromMajor(valueAt(low), currency)} />
        <Money value={fromMajor(valueAt(high), currency)} />
      </p>
      <div className={styles.slider} style={style}>
        <input
          type="range"
          max={steps}
          value={low}
          aria-label={text('facet.lowest')}
          aria-valuetext={priceText(low)}
          onChange={(event) => move(Math.min(Number(event.target.value), high - 1), high)}
        />
        <input
          type="range"
          max={steps}
          value={high}
          aria-label={text('facet.highest')}
          aria-valuetext={priceText(high)}
          onChange={(event) => move(low, Math.max(Number(event.target.value), low + 1))}
        />
      </div>
    </>
  )
}

const steps = 100
