import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../../accountText.ts'
import { openDialog } from '../../dialogs.ts'
import { withPhoneCountry } from '../../form/withPhoneCountry.ts'
import { TextAreaField } from '../../form/TextAreaField.tsx'
import { NameFields } from '../../form/NameFields.tsx'
import { otherCity } from '../../form/otherCity.ts'
import { PasswordFields } from '../../form/PasswordFields.tsx'
import { PhoneField } from '../../form/PhoneField.tsx'
import { PlaceFields } from '../../form/PlaceFields.tsx'
import { createFieldChecks } from '../../form/fieldChecks.ts'
import { EmailField, TextField } from '../../form/TextField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useCachedNames, type Names } from '../../form/useCachedNames.ts'
import { useConnection } from '../connectionContext.ts'
import { DialogForm } from '../DialogForm.tsx'
import styles from '../DialogForm.module.css'
import type { CompanyInput } from './companyInput.ts'
import { FieldGroup } from './FieldGroup.tsx'

type Props = {
  initial: CompanyInput
  callingCodes: Names | undefined
  onSubmit: (input: CompanyInput) => Promise<void>
}

/** The form for the company, its root user and their password. */
export function CompanyStep({ initial, callingCodes, onSubmit }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { places } = useConnection()
  const countries = useCachedNames(`countries ${language}`, () => places.countries())
  const checks = createFieldChecks(language, text)
  const form = useForm<CompanyInput>({
    initial,
    validate: (input) => ({
      companyName: checks.required('field.companyName', input.companyName),
      country: checks.country(input.country),
      city: checks.required('field.city', input.city),
      otherCity:
        input.city === otherCity ? checks.required('field.otherCity', input.otherCity) : undefined,
      firstName: checks.required('field.firstName', input.firstName),
      lastName: checks.required('field.lastName', input.lastName),
      email: checks.email(input.email),
      phoneNumber: checks.phone(input.phoneNumber),
      password: checks.newPassword(input.password),
      confirmation: checks.confirmation(input.confirmation, input.password),
    }),
    send: onSubmit,
  })
  const { field } = form
  return (
    <DialogForm
      form={form}
      submitLabel={text('register.submit')}
      footer={
        <p className={styles.foot}>
          {text('register.have')}
          <button
            type="button"
            className={styles.link}
            onClick={() => openDialog('signIn', { email: form.values.email })}
          >
            {text('signIn.submit')}
          </button>
        </p>
      }
    >
      <FieldGroup title={text('register.company')}>
        <TextField
          {...field('companyName')}
          label={text('field.companyName')}
          autoComplete="organization"
          maxLength={120}
          isWide
        />
        <PlaceFields
          places={places}
          countries={countries}
          country={withPhoneCountry(form, callingCodes)}
          city={field('city')}
          otherName={field('otherCity')}
        />
        <TextAreaField
          {...field('additionalDetails')}
          label={text('field.additionalDetails')}
          isOptional
        />
      </FieldGroup>
      <FieldGroup title={text('register.person')}>
        <NameFields field={field} />
        <EmailField {...field('email')} label={text('field.email')} />
        <PhoneField
          {...field('phoneNumber')}
          country={form.values.phoneCountry}
          onCountry={field('phoneCountry').onValue}
          countries={countries.names ?? {}}
          callingCodes={callingCodes ?? {}}
        />
      </FieldGroup>
      <FieldGroup title={text('register.security')}>
        <PasswordFields
          password={field('password')}
          confirmation={field('confirmation')}
          onGenerated={(generated) => form.change({ password: generated, confirmation: generated })}
          label={text('field.password')}
        />
      </FieldGroup>
    </DialogForm>
  )
}
