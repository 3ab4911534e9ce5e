import { Field } from '../account/form/Field.tsx'
import styles from '../account/form/Field.module.css'
import type { FieldProps } from '../account/form/useForm.ts'
import type { Tenant } from './licencesApi.ts'
import { useLicencesText } from './licencesText.ts'

/** Selects one of the company's tenants; empty while they are loading. */
export function TenantSelect({
  tenants,
  name,
  value,
  error,
  onValue,
}: FieldProps & { tenants: readonly Tenant[] | undefined }) {
  const text = useLicencesText()
  return (
    <Field
      label={text('give.tenant')}
      error={error}
      hint={tenants?.length === 0 ? text('give.noTenants') : undefined}
    >
      {(ariaProps) => (
        <select
          {...ariaProps}
          name={name}
          data-first
          className={styles.input}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">{text('give.choose')}</option>
          {tenants?.map(({ id, name: label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
