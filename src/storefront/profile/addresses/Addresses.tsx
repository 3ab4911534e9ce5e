import { useCallback, useMemo, useRef } from 'react'
import { createRegistrationPlaces } from '#api/registration.ts'
import { ProfileSkeleton } from '../Bones.tsx'
import { EmptySection } from '../Empty.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { ConfirmDialog } from '../own/Confirm.tsx'
import { AddTile, Tiles } from '../own/Tiles.tsx'
import { useOwnedRecords } from '../own/useOwn.ts'
import { loadPlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/self.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { createAddresses } from './addressesApi.ts'
import { AddressTile, addressName } from './AddressTile.tsx'
import { HouseDrawing } from './HouseDrawing.tsx'

/** Where somebody's orders go. */
export function Addresses() {
  const text = useProfileText()
  const { client } = useSignedInUser()
  const [api, places] = useMemo(
    () => [createAddresses(client), createRegistrationPlaces(client)],
    [client],
  )
  const load = useCallback(async () => {
    const records = await api.list()
    const names = await loadPlaceNames(
      places,
      records.map(({ country }) => country ?? ''),
    )
    return { records, names }
  }, [api, places])
  const ownedAddresses = useOwnedRecords(api, load)
  const add = useRef<HTMLButtonElement>(null)
  const { data, opened } = ownedAddresses
  if (ownedAddresses.status === 'failed')
    return <LoadFailed onRetry={() => void ownedAddresses.reload()} />
  if (!data) return <ProfileSkeleton tiles />
  return (
    <>
      {data.records.length === 0 ? (
        <EmptySection
          title={text('address.emptyTitle')}
          text={text('address.emptyText')}
          drawing={<HouseDrawing />}
          action={
            <button ref={add} type="button" className="button" onClick={ownedAddresses.add}>
              {text('address.add')}
            </button>
          }
        />
      ) : (
        <Tiles>
          {data.records.map((address) => (
            <AddressTile
              key={address._id}
              address={address}
              names={data.names}
              onEdit={() => ownedAddresses.edit(address)}
              onDefault={() => void ownedAddresses.makeDefault(address, text('address.changed'))}
              onRemove={() => ownedAddresses.askToRemove(address)}
            />
          ))}
          <AddTile label={text('address.add')} button={add} onAdd={ownedAddresses.add} />
        </Tiles>
      )}
      {(ownedAddresses.what === 'add' || (ownedAddresses.what === 'edit' && opened)) && (
        <AddressDialog
          address={opened}
          names={data.names}
          places={places}
          fallbackFocus={add}
          onClose={ownedAddresses.close}
          onSave={(input) =>
            opened
              ? ownedAddresses.save(() => api.change(opened, input), text('address.changed'))
              : ownedAddresses.save(() => api.add(input), text('address.added'))
          }
        />
      )}
      {ownedAddresses.what === 'remove' && opened && (
        <ConfirmDialog
          title={text('address.removeTitle')}
          lead={text('address.removeText', { name: addressName(opened) })}
          action={text('own.remove')}
          busy={ownedAddresses.busy}
          fallbackFocus={add}
          onClose={ownedAddresses.close}
          onConfirm={() => void ownedAddresses.remove(opened, text('address.removed'))}
        />
      )}
    </>
  )
}
