import { useText } from '../../context/useText.ts'
import type { FilterComponents } from '../kindComponents.ts'
import { flagChoice, presenceChoice, type BooleanChoice } from './booleanChoices.ts'
import { lazyPanel } from './lazyPanel.ts'

const createBooleanSummary = ({ param, yes, no }: BooleanChoice): FilterComponents['Summary'] =>
  function BooleanSummary({ field, values }) {
    const t = useText()
    return t(values[param(field.name)]?.[0] === 'true' ? yes : no)
  }

export const flagFilter: FilterComponents = {
  Panel: lazyPanel('flag'),
  Summary: createBooleanSummary(flagChoice),
}

export const presenceFilter: FilterComponents = {
  Panel: lazyPanel('presence'),
  Summary: createBooleanSummary(presenceChoice),
}
