import type { RefObject } from 'react'
import { isLanguage, languages } from '#domain/locale.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { showAlert } from '../../account/alerts.ts'
import { useAccountText } from '../../account/accountText.ts'
import { DialogForm } from '../../account/dialogs/DialogForm.tsx'
import { PhoneField } from '../../account/form/PhoneField.tsx'
import { createFieldChecks } from '../../account/form/fieldChecks.ts'
import { NameFields } from '../../account/form/NameFields.tsx'
import { useForm } from '../../account/form/useForm.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { useSession } from '../../account/session.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { Modal } from '../own/Modal.tsx'
import type { PlaceNames } from '../placeNames.ts'
import { useLabel, useProfileText } from '../profileText.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { changePerson, personTitles } from './personApi.ts'

type Props = {
  places: PlaceNames
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The form for the user's details, loaded only when it is opened. */
export function PersonDialog({ places, button, onClose }: Props) {
  const text = useProfileText()
  return (
    <Modal title={text('details.changeTitle')} isWide fallbackFocus={button} onClose={onClose}>
      <PersonForm places={places} onSaved={onClose} />
    </Modal>
  )
}

function PersonForm({ places, onSaved }: { places: PlaceNames; onSaved: () => void }) {
  const text = useProfileText()
  const label = useLabel()
  const fields = useAccountText()
  const { language } = useLanguage()
  const brand = useBrand()
  const { user, client } = useSignedInUser()
  const { reload } = useSession()
  const checks = createFieldChecks(language, fields)
  const form = useForm({
    initial: {
      title: user.title ?? '',
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phoneCountry: user.phoneNumber?.isoCode || brand.country,
      phoneNumber: user.phoneNumber?.phoneNumber ?? '',
      language: user.language ?? '',
    },
    validate: (input) => ({
      firstName: checks.required('field.firstName', input.firstName),
      lastName: checks.required('field.lastName', input.lastName),
      phoneNumber: input.phoneNumber.trim() ? checks.phone(input.phoneNumber) : undefined,
    }),
    send: async (input) => {
      await changePerson(client, user._id, input)
      await reload()
      showAlert('success', text('details.changed'))
      onSaved()
    },
  })
  const { field, values } = form
  return (
    <DialogForm form={form} submitLabel={text('own.save')}>
      <div className="fieldGrid">
        <ChoiceField
          {...field('title')}
          label={text('field.title')}
          choices={personTitles.map((value) => ({ value, label: label('title', value) }))}
        />
        <ChoiceField
          {...field('language')}
          label={text('field.language')}
          choices={brand.languages.flatMap((value) =>
            isLanguage(value) ? [{ value, label: languages[value].label }] : [],
          )}
        />
        <NameFields field={field} />
        <PhoneField
          {...field('phoneNumber')}
          isOptional
          country={values.phoneCountry}
          onCountry={field('phoneCountry').onValue}
          countries={places.countries}
          callingCodes={places.codes}
        />
      </div>
    </DialogForm>
  )
}
