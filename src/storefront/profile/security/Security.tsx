import { useState } from 'react'
import { showAlert } from '../../account/alerts.ts'
import { SharedAccount } from '../../account/SharedAccount.tsx'
import { useProfileText } from '../profileText.ts'
import { Devices } from './Devices.tsx'
import { PasswordCard } from './PasswordCard.tsx'

/** The password and the signed-in devices. */
export function Security() {
  const text = useProfileText()
  const [changes, setChanges] = useState(0)
  return (
    <div className="stack">
      <PasswordCard
        key={`password ${changes}`}
        onChanged={() => {
          setChanges((before) => before + 1)
          showAlert('success', text('password.changed'))
        }}
      />
      <Devices key={`devices ${changes}`} />
      <SharedAccount />
    </div>
  )
}
