import { useAccountText } from '../accountText.ts'
import { TextField } from './TextField.tsx'
import type { FieldProps } from './useForm.ts'

type Props = { field: (name: 'firstName' | 'lastName') => FieldProps }

export function NameFields({ field }: Props) {
  const text = useAccountText()
  return (
    <>
      <TextField
        {...field('firstName')}
        label={text('field.firstName')}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        {...field('lastName')}
        label={text('field.lastName')}
        autoComplete="family-name"
        maxLength={80}
      />
    </>
  )
}
