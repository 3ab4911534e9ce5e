import { getDefaultRegistry } from '@rjsf/core'
import { deepEquals, type FieldProps } from '@rjsf/utils'
import { memo, useCallback, useMemo } from 'react'
import { messagesOf } from '../../kinds/pointers.ts'
import { KindField } from './KindField.tsx'

const { SchemaField: DefaultSchemaField } = getDefaultRegistry().fields

/**
 * The one bridge between the form's library and our widgets: whatever a property's schema looks like,
 * its kind draws it. The library compares everything that a field is given with every key; what
 * a field can show by itself is its value and what is wrong with it.
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
