import { useCallback, useMemo, useRef } from 'react'
import { createPlaceDirectory } from '#api/registration.ts'
import { Button } from '../../components/Button.tsx'
import { ProfileSkeleton } from '../ProfileSkeleton.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { ConfirmDialog } from '../own/ConfirmDialog.tsx'
import { AddTile, Tiles } from '../own/Tiles.tsx'
import { useOwnedRecords } from '../own/useOwnedRecords.ts'
import { loadPlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'
import { useSignedInUser } from '../../account/signedInUser.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { createAddressesApi } from './addressesApi.ts'
import { AddressTile, addressName } from './AddressTile.tsx'
import { HouseDrawing } from './HouseDrawing.tsx'

/** The saved shipping addresses. */
export function Addresses() {
  const text = useProfileText()
  const { client } = useSignedInUser()
  const [api, places] = useMemo(
    () => [createAddressesApi(client), createPlaceDirectory(client)],
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
  const addButton = useRef<HTMLButtonElement>(null)
  const { data, openRecord } = ownedAddresses
  if (ownedAddresses.status === 'failed')
    return <LoadFailed onRetry={() => void ownedAddresses.reload()} />
  if (!data) return <ProfileSkeleton tiles />
  return (
    <>
      {data.records.length === 0 ? (
        <EmptyState
          of="section"
          title={text('address.emptyTitle')}
          text={text('address.emptyText')}
          drawing={<HouseDrawing />}
          action={
            <Button ref={addButton} onClick={ownedAddresses.add}>
              {text('address.add')}
            </Button>
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
              onRemove={() => ownedAddresses.confirmRemoval(address)}
            />
          ))}
          <AddTile label={text('address.add')} button={addButton} onAdd={ownedAddresses.add} />
        </Tiles>
      )}
      {(ownedAddresses.dialogKind === 'add' ||
        (ownedAddresses.dialogKind === 'edit' && openRecord)) && (
        <AddressDialog
          address={openRecord}
          names={data.names}
          places={places}
          fallbackFocus={addButton}
          onClose={ownedAddresses.close}
          onSave={(input) =>
            openRecord
              ? ownedAddresses.save(() => api.change(openRecord, input), text('address.changed'))
              : ownedAddresses.save(() => api.add(input), text('address.added'))
          }
        />
      )}
      {ownedAddresses.dialogKind === 'remove' && openRecord && (
        <ConfirmDialog
          title={text('address.removeTitle')}
          lead={text('address.removeText', { name: addressName(openRecord) })}
          confirmLabel={text('own.remove')}
          busy={ownedAddresses.busy}
          fallbackFocus={addButton}
          onClose={ownedAddresses.close}
          onConfirm={() => void ownedAddresses.remove(openRecord, text('address.removed'))}
        />
      )}
    </>
  )
}
