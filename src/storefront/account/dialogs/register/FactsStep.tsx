import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../../accountText.ts'
import { openDialog } from '../../dialogs.ts'
import { calledFrom } from '../../form/calledFrom.ts'
import { LinesField } from '../../form/LinesField.tsx'
import { NameFields } from '../../form/NameFields.tsx'
import { otherCity } from '../../form/otherCity.ts'
import { PasswordFields } from '../../form/PasswordFields.tsx'
import { PhoneField } from '../../form/PhoneField.tsx'
import { PlaceFields } from '../../form/PlaceFields.tsx'
import { checksIn } from '../../form/problems.ts'
import { TextField } from '../../form/TextField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useNames, type Names } from '../../form/useNames.ts'
import { useConnection } from '../connectionContext.ts'
import { DialogForm } from '../DialogForm.tsx'
import styles from '../DialogForm.module.css'
import type { FactsInput } from './facts.ts'
import { Group } from './Group.tsx'

type Props = {
  initial: FactsInput
  callingCodes: Names
  onFacts: (facts: FactsInput) => Promise<void>
}

/** The company, its root user and their password. */
export function FactsStep({ initial, callingCodes, onFacts }: Props) {
  const text = useAccountText()
  const { language } = useLanguage()
  const { places } = useConnection()
  const countries = useNames(`countries ${language}`, () => places.countries())
  const checks = checksIn(language, text)
  const form = useForm<FactsInput>({
    initial,
    problems: (given) => ({
      companyName: checks.required('field.companyName', given.companyName),
      country: checks.country(given.country),
      city: checks.required('field.city', given.city),
      otherCity:
        given.city === otherCity ? checks.required('field.otherCity', given.otherCity) : undefined,
      firstName: checks.required('field.firstName', given.firstName),
      lastName: checks.required('field.lastName', given.lastName),
      email: checks.email(given.email),
      phoneNumber: checks.phone(given.phoneNumber),
      password: checks.newPassword(given.password),
      confirmation: checks.confirmation(given.confirmation, given.password),
    }),
    send: onFacts,
  })
  const { field } = form
  return (
    <DialogForm
      form={form}
      submit={text('register.submit')}
      after={
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
      <Group title={text('register.company')}>
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
          country={calledFrom(form, callingCodes)}
          city={field('city')}
          otherName={field('otherCity')}
        />
        <LinesField
          {...field('additionalDetails')}
          label={text('field.additionalDetails')}
          isOptional
        />
      </Group>
      <Group title={text('register.person')}>
        <NameFields field={field} />
        <PhoneField
          {...field('phoneNumber')}
          country={form.values.phoneCountry}
          onCountry={field('phoneCountry').onValue}
          countries={countries.names ?? {}}
          callingCodes={callingCodes}
        />
      </Group>
      <Group title={text('register.security')}>
        <PasswordFields
          password={field('password')}
          confirmation={field('confirmation')}
          onGenerated={(made) => form.change({ password: made, confirmation: made })}
          label={text('field.password')}
        />
      </Group>
    </DialogForm>
  )
}
