import type { ReactNode } from 'react'
import { useDraft } from '#ui/useDraft.ts'
import styles from './Facets.module.css'
import { submitAfterPaint } from './submitAfterPaint.ts'

type Props = { name: string; value: string; isChosen: boolean; children: ReactNode }

/** A value to filter by, which is applied as soon as it is chosen. */
export function FacetCheckbox({ name, value, isChosen, children }: Props) {
  const [isOn, setOn] = useDraft(isChosen)
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked)
          submitAfterPaint(target)
        }}
      />
      {children}
    </label>
  )
}
