import { useFormats } from '#ui/useFormats.ts'
import { useShopVisibility } from '../hooks/useShopVisibility.ts'
import type { Suggestion } from './useSuggestions.ts'
import { Icon } from '../components/Icon.tsx'
import { PeriodPrice } from '../product/PeriodPrice.tsx'
import { Picture } from '../components/Picture.tsx'

type Props = {
  /** the id of the listbox that contains them */
  listId: string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (to: string) => void
}

/** The suggestions, each with its kind and price. */
export function Suggestions({ listId, suggestions, active, onChoose }: Props) {
  const formats = useFormats()
  const visibility = useShopVisibility()
  return suggestions.map(({ to, title, kind, picture, price, period, barrier }, index) => (
    <div
      key={to}
      id={`${listId}-${index}`}
      role="option"
      aria-selected={index === active}
      // Keeps the focus in the search field.
      onPointerDown={(event) => event.preventDefault()}
      onPointerUp={() => onChoose(to)}
    >
      <i>
        {picture ? <Picture picture={picture} sizes="48px" isProductPhoto /> : <Icon name="grid" />}
      </i>
      <span>
        {formats.digits(title)}
        {barrier && <em>{barrier}</em>}
      </span>
      <small>
        <span>{kind}</span>
        {visibility.price && price && (
          <b>
            <PeriodPrice value={price} period={period} />
          </b>
        )}
      </small>
    </div>
  ))
}
