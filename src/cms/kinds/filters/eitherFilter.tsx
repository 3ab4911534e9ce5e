import { useText } from '../../context/useText.ts'
import type { Filter } from '../face.ts'
import { flagChoice, presenceChoice, type EitherChoice } from './eitherChoices.ts'
import { panelNamed } from './panel.ts'

const eitherSummary = ({ param, yes, no }: EitherChoice): Filter['Summary'] =>
  function EitherSummary({ field, values }) {
    const t = useText()
    return t(values[param(field.name)]?.[0] === 'true' ? yes : no)
  }

export const flagFilter: Filter = {
  Panel: panelNamed('flag'),
  Summary: eitherSummary(flagChoice),
}

export const presenceFilter: Filter = {
  Panel: panelNamed('presence'),
  Summary: eitherSummary(presenceChoice),
}
