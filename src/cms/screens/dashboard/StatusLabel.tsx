import type { Tone } from '../../kinds/tones.ts'
import css from '../../kinds/cells/cells.module.css'

/** A label with a dot in the colour of its tone. */
export const StatusLabel = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={css.status} data-tone={tone}>
    {children}
  </span>
)
