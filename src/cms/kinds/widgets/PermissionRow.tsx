import Tooltip from '@mui/material/Tooltip'
import { commonVerbs, verbsOf } from '#resource/access.ts'
import { allVerbs, verbLabel } from '#resource/grants.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { Holder } from '../../context/permissions.ts'
import { useFormText } from '../../context/useFormText.ts'
import { canGive, isGiven, isPartly } from './grants.ts'
import css from './Permissions.module.css'

type Props = {
  readonly resource: Resource
  readonly given: readonly string[]
  readonly by: Holder
  readonly readOnly: boolean
  readonly onToggle: (verb: string) => void
}

/** The boxes of one resource; those of verbs it does not offer are left out. */
export function PermissionRow({ resource, given, by, readOnly, onToggle }: Props) {
  const { language } = useLanguage()
  const name = resource.labels.many[language]
  const verbs = verbsOf(resource)
  const further = verbs.filter((verb) => !commonVerbs.some((each) => each === verb))
  const box = (verb: string, shown: boolean) => {
    const checked = isGiven({ given, resource }, verb)
    const label = verbLabel(resource, verb, language)
    return (
      <Box
        label={label}
        name={`${name}: ${label}`}
        shown={shown}
        checked={checked}
        partly={verb === allVerbs && isPartly({ given, resource })}
        // What its giver lacks can be taken away, but not given.
        refused={readOnly || (!checked && !canGive(by, resource, verb))}
        onToggle={() => onToggle(verb)}
      />
    )
  }
  return (
    <tr className={css.row} data-row>
      <th scope="row">{name}</th>
      <td>{box(allVerbs, false)}</td>
      {commonVerbs.map((verb) => (
        <td key={verb} data-none={!verbs.includes(verb)}>
          {verbs.includes(verb) && box(verb, false)}
        </td>
      ))}
      <td className={css.further} data-none={further.length === 0}>
        {further.map((verb) => (
          <span key={verb}>{box(verb, true)}</span>
        ))}
      </td>
    </tr>
  )
}

type BoxProps = {
  readonly label: string
  /** for those who do not see where it stands */
  readonly name: string
  /** whether its label stands beside it at any width */
  readonly shown: boolean
  readonly checked: boolean
  readonly partly: boolean
  readonly refused: boolean
  readonly onToggle: () => void
}

/** One box. Those that one may not tick can still be reached, to learn why. */
function Box({ label, name, shown, checked, partly, refused, onToggle }: BoxProps) {
  const t = useFormText()
  const box = (
    <label className={css.box} data-refused={refused}>
      <input
        type="checkbox"
        aria-label={name}
        aria-disabled={refused}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = partly && !checked
        }}
        onChange={() => {
          if (!refused) onToggle()
        }}
      />
      <span className={shown ? css.label : css.narrow}>{label}</span>
    </label>
  )
  return refused ? <Tooltip title={t('permissions.beyond')}>{box}</Tooltip> : box
}
