import Tooltip from '@mui/material/Tooltip'
import { commonVerbs, verbsOf } from '#resource/access.ts'
import { allVerbs, verbLabel } from '#resource/permissionGrants.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { PermissionHolder } from '../../../context/permissions.ts'
import { useFormText } from '../../../context/useFormText.ts'
import { canGrant, isGranted, isPartlyGranted } from './permissionGrants.ts'

type Props = {
  readonly resource: Resource
  readonly granted: readonly string[]
  readonly holder: PermissionHolder
  readonly onToggle: (verb: string) => void
}

/** The checkboxes of one resource, for the verbs that it offers. */
export function PermissionRow({ resource, granted, holder, onToggle }: Props) {
  const { language } = useLanguage()
  const name = resource.labels.many[language]
  const verbs = verbsOf(resource)
  const otherVerbs = verbs.filter((verb) => !commonVerbs.some((each) => each === verb))
  const renderCheckbox = (verb: string) => {
    const isChecked = isGranted({ granted, resource }, verb)
    const label = verbLabel(resource, verb, language)
    return (
      <VerbCheckbox
        label={label}
        name={`${name}: ${label}`}
        checked={isChecked}
        isIndeterminate={verb === allVerbs && isPartlyGranted({ granted, resource })}
        // Permissions that the user lacks can be removed but not granted.
        isDisabled={!isChecked && !canGrant(holder, resource, verb)}
        onToggle={() => onToggle(verb)}
      />
    )
  }
  return (
    <tr data-row>
      <th scope="row">{name}</th>
      <td>{renderCheckbox(allVerbs)}</td>
      {commonVerbs.map((verb) => (
        <td key={verb} data-none={!verbs.includes(verb)}>
          {verbs.includes(verb) && renderCheckbox(verb)}
        </td>
      ))}
      <td data-none={otherVerbs.length === 0}>
        {otherVerbs.map((verb) => (
          <span key={verb}>{renderCheckbox(verb)}</span>
        ))}
      </td>
    </tr>
  )
}

type VerbCheckboxProps = {
  readonly label: string
  /** the accessible name */
  readonly name: string
  readonly checked: boolean
  readonly isIndeterminate: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
}

/** A checkbox. Disabled ones stay focusable, so that the reason can be read. */
function VerbCheckbox({
  label,
  name,
  checked,
  isIndeterminate,
  isDisabled,
  onToggle,
}: VerbCheckboxProps) {
  const t = useFormText()
  const checkbox = (
    <label data-refused={isDisabled}>
      <input
        type="checkbox"
        aria-label={name}
        aria-disabled={isDisabled}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate && !checked
        }}
        onChange={() => {
          if (!isDisabled) onToggle()
        }}
      />
      <span>{label}</span>
    </label>
  )
  return isDisabled ? <Tooltip title={t('permissions.beyond')}>{checkbox}</Tooltip> : checkbox
}
