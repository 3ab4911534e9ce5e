import { getDefaultRegistry } from '@rjsf/core'
import { deepEquals, type FieldProps } from '@rjsf/utils'
import { memo, useCallback, useMemo } from 'react'
import { messagesOf } from '../../kinds/pointers.ts'
import { KindField } from './KindField.tsx'

const { SchemaField: DefaultSchemaField } = getDefaultRegistry().fields

/**
 * Connects the form library to our widgets: the kind of a property decides what is rendered,
 * whatever its schema. The library passes new props with every key press, so only the value and the
 * errors of the field are compared.
 */
export const FormField = memo(
  (props: FieldProps) =>
    props.name ? (
      <PropertyField {...props} />
    ) : (
      DefaultSchemaField && <DefaultSchemaField {...props} />
    ),
  (previous, next) =>
    Boolean(next.name) &&
    previous.fieldPathId.$id === next.fieldPathId.$id &&
    previous.onChange === next.onChange &&
    deepEquals(previous.formData, next.formData) &&
    deepEquals(previous.errorSchema, next.errorSchema),
)

function PropertyField({ name, formData, fieldPathId, onChange, errorSchema }: FieldProps) {
  const errors = useMemo(() => messagesOf(errorSchema), [errorSchema])
  const change = useCallback(
    (value: unknown) => onChange(value, fieldPathId.path),
    [onChange, fieldPathId],
  )
  return (
    <KindField
      id={fieldPathId.$id}
      name={name}
      value={formData}
      errors={errors}
      onChange={change}
    />
  )
}
