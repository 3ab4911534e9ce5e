import type { Tone } from '../../kinds/tones.ts'
import css from '../../kinds/cells/cells.module.css'

/** A word with a dot that says how it is. */
export const StatusLabel = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={css.status} data-tone={tone}>
    {children}
  </span>
)
