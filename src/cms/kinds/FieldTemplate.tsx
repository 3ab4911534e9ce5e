import type { FieldTemplateProps } from '@rjsf/utils'
import { FieldFrame } from '../components/FieldFrame.tsx'
import { CharacterCount } from './CharacterCount.tsx'

/** The frame of a field in forms; one that has a limit also counts its characters. */
export const FieldTemplate = (props: FieldTemplateProps) => (
  <FieldFrame
    id={props.id}
    label={props.label}
    required={props.required ?? false}
    isEmpty={props.formData === undefined}
    isInline={props.schema.type === 'boolean'}
    isGroup={props.uiSchema?.['ui:group'] === true}
    error={props.rawErrors?.[0]}
    help={props.rawHelp}
    aside={
      props.schema.maxLength !== undefined && (
        <CharacterCount text={String(props.formData ?? '')} limit={props.schema.maxLength} />
      )
    }
  >
    {() => props.children}
  </FieldFrame>
)
