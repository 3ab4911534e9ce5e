import { useEffect, useRef, useState } from 'react'
import { currencies, fromMajor } from '#domain/money.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useFormats } from '#ui/useFormats.ts'
import { useListing } from '../useListing.ts'
import { useText } from '../useText.ts'
import facets from './Facets.module.css'
import { Icon } from './Icon.tsx'
import { Money } from './Money.tsx'
import styles from './PriceRange.module.css'

/** Two fields that work alone, and a slider over them for those who have a script. */
export function PriceRange() {
  const text = useText()
  const { currency } = useBrand()
  const { data, query, go } = useListing()
  const unit = 10 ** currencies[currency]
  const lowest = Math.floor((data.price.min ?? 0) / unit)
  const highest = Math.ceil((data.price.max ?? 0) / unit)
  if (highest <= lowest) return null
  const set = (minPrice: number | undefined, maxPrice: number | undefined): void =>
    go({ ...query, minPrice, maxPrice, page: 1 })
  return (
    <details className={facets.group} open>
      <summary>
        {text('facet.price')}
        <Icon name="down" size={18} />
      </summary>
      <fieldset className={styles.price}>
        <legend className="hidden">{text('facet.price')}</legend>
        <Slider
          key={`${query.minPrice} ${query.maxPrice} ${lowest} ${highest}`}
          lowest={lowest}
          highest={highest}
          from={query.minPrice ?? lowest}
          to={query.maxPrice ?? highest}
          onSet={(from, to) => set(from > lowest ? from : undefined, to < highest ? to : undefined)}
        />
        <div className={styles.fields}>
          <Field name="minPrice" value={query.minPrice} hint={lowest} label={text('facet.from')} />
          <Field name="maxPrice" value={query.maxPrice} hint={highest} label={text('facet.to')} />
          <button type="submit" aria-label={text('facet.setPrice')}>
            <Icon name="arrow" size={18} />
          </button>
        </div>
      </fieldset>
    </details>
  )
}

type FieldProps = { name: string; value: number | undefined; hint: number; label: string }

function Field({ name, value, hint, label }: FieldProps) {
  const formats = useFormats()
  const written = value === undefined ? '' : formats.number(value)
  return (
    <label>
      <span>{label}</span>
      <input
        key={written}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={written}
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
  const place = (value: number): number =>
    Math.round(steps * Math.cbrt(Math.max(0, value - lowest) / (highest - lowest)))
  // Most prices are small beside the largest: a cube gives them most of the way.
  const valueAt = (step: number): number =>
    step >= steps ? highest : Math.round(lowest + (highest - lowest) * (step / steps) ** 3)
  const [ends, setEnds] = useState<readonly [number, number]>([place(from), place(to)])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const move = (low: number, high: number): void => {
    setEnds([low, high])
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => onSet(valueAt(low), valueAt(high)), 350)
  }
  const [low, high] = ends
  const spoken = (step: number): string => formats.money(fromMajor(valueAt(step), currency))
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
          aria-valuetext={spoken(low)}
          onChange={(event) => move(Math.min(Number(event.target.value), high - 1), high)}
        />
        <input
          type="range"
          max={steps}
          value={high}
          aria-label={text('facet.highest')}
          aria-valuetext={spoken(high)}
          onChange={(event) => move(low, Math.max(Number(event.target.value), low + 1))}
        />
      </div>
    </>
  )
}

const steps = 100
