import type { RefObject } from 'react'
import type { PlaceDirectory } from '#api/registration.ts'
import { useBrand } from '#ui/brand/BrandContext.tsx'
import { DialogForm } from '../../account/dialogs/DialogForm.tsx'
import { TextField } from '../../account/form/TextField.tsx'
import { useForm } from '../../account/form/useForm.ts'
import { DefaultCheckbox } from '../own/DefaultCheckbox.tsx'
import { Modal } from '../own/Modal.tsx'
import type { PlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'
import type { Address, AddressInput } from './addressesApi.ts'
import { AddressFields, useAddressProblems } from './AddressFields.tsx'
import { addressInputFrom, addressValuesOf, type AddressValues } from './addressForm.ts'

type Props = {
  /** the address to change; undefined to add one */
  address: Address | undefined
  names: PlaceNames
  places: PlaceDirectory
  fallbackFocus: RefObject<HTMLElement | null>
  onSave: (input: AddressInput) => Promise<void>
  onClose: () => void
}

export function AddressDialog({ address, names, places, fallbackFocus, onSave, onClose }: Props) {
  const text = useProfileText()
  const brand = useBrand()
  // An address for a single order does not need a name.
  const isSaved = brand.features.savedAddresses
  const form = useForm<AddressValues>({
    initial: addressValuesOf(address ?? { country: brand.country }, names),
    validate: useAddressProblems(),
    send: (input) => onSave(addressInputFrom(input, names.codes)),
  })
  const { field, values } = form
  return (
    <Modal
      title={text(address ? 'address.editTitle' : 'address.addTitle')}
      isWide
      onClose={onClose}
      fallbackFocus={fallbackFocus}
    >
      <DialogForm form={form} submitLabel={text(address ? 'own.save' : 'address.add')}>
        <AddressFields form={form} names={names} places={places}>
          {isSaved && (
            <TextField
              {...field('name')}
              label={text('address.name')}
              hint={text('address.nameHint')}
              autoComplete="off"
              maxLength={60}
              isOptional
              isWide
            />
          )}
        </AddressFields>
        {isSaved && (
          <DefaultCheckbox
            label={text('address.isDefault')}
            lockedText={address?.isDefault ? text('address.defaultStays') : undefined}
            isChosen={values.isDefault === 'yes'}
            onChoose={(isChosen) => form.change({ isDefault: isChosen ? 'yes' : '' })}
          />
        )}
      </DialogForm>
    </Modal>
  )
}
