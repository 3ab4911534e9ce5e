import { useMemo, type RefObject } from 'react'
import type { Places } from '#api/registration.ts'
import { say } from '#domain/messages/messages.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useAccountText } from '../../account/accountText.ts'
import { DialogForm } from '../../account/dialogs/DialogForm.tsx'
import { otherCity } from '../../account/form/otherCity.ts'
import { PhoneField } from '../../account/form/PhoneField.tsx'
import { LinesField } from '../../account/form/LinesField.tsx'
import { PlaceFields } from '../../account/form/PlaceFields.tsx'
import { checksIn } from '../../account/form/problems.ts'
import { TextField } from '../../account/form/TextField.tsx'
import { useForm } from '../../account/form/useForm.ts'
import { DefaultChoice } from '../own/DefaultChoice.tsx'
import styles from '../own/FormGrid.module.css'
import { Modal } from '../own/Modal.tsx'
import type { PlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'
import type { Address, AddressInput } from './addressesApi.ts'
import { inputFrom, valuesOf, type AddressValues } from './addressForm.ts'
import { OptionalField } from './OptionalField.tsx'

type Props = {
  /** the one that is changed; nothing for a new one */
  address: Address | undefined
  names: PlaceNames
  places: Places
  otherwise: RefObject<HTMLElement | null>
  onSave: (input: AddressInput) => Promise<void>
  onClose: () => void
}

/** An address in a form. */
export function AddressDialog({ address, names, places, otherwise, onSave, onClose }: Props) {
  const text = useProfileText()
  const fields = useAccountText()
  const { language } = useLanguage()
  const brand = useBrand()
  const checks = checksIn(language, fields)
  const needed = (field: string, value: string): string | undefined =>
    value.trim() ? undefined : say('field.required', language, { field })
  const countries = useMemo(
    () => ({ names: names.countries, isFailed: false, retry: () => undefined }),
    [names],
  )
  const form = useForm<AddressValues>({
    initial: valuesOf(address ?? { country: brand.country }, names),
    problems: (given) => ({
      fullName: needed(text('address.fullName'), given.fullName),
      phoneNumber: checks.phone(given.phoneNumber),
      country: checks.country(given.country),
      city: checks.required('field.city', given.city),
      otherCity:
        given.city === otherCity ? checks.required('field.otherCity', given.otherCity) : undefined,
      address: needed(text('address.address'), given.address),
    }),
    send: (given) => onSave(inputFrom(given, names.codes)),
  })
  const { field, values } = form
  return (
    <Modal
      title={text(address ? 'address.editTitle' : 'address.addTitle')}
      isWide
      onClose={onClose}
      otherwise={otherwise}
    >
      <DialogForm form={form} submit={text(address ? 'own.save' : 'address.add')}>
        <div className={styles.grid}>
          <TextField
            {...field('fullName')}
            label={text('address.fullName')}
            autoComplete="name"
            maxLength={120}
          />
          <PhoneField
            {...field('phoneNumber')}
            country={values.phoneCountry}
            onCountry={field('phoneCountry').onValue}
            countries={names.countries}
            callingCodes={names.codes}
          />
          <PlaceFields
            places={places}
            countries={countries}
            country={field('country')}
            city={field('city')}
            otherName={field('otherCity')}
          />
          <LinesField
            {...field('address')}
            label={text('address.address')}
            hint={text('address.addressHint')}
            autoComplete="street-address"
          />
          <OptionalField
            {...field('name')}
            label={text('address.name')}
            hint={text('address.nameHint')}
            maxLength={60}
          />
        </div>
        <DefaultChoice
          label={text('address.isDefault')}
          stays={address?.isDefault ? text('address.defaultStays') : undefined}
          isChosen={values.isDefault === 'yes'}
          onChoose={(isChosen) => form.change({ isDefault: isChosen ? 'yes' : '' })}
        />
      </DialogForm>
    </Modal>
  )
}
