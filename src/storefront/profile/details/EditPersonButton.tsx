import { Suspense, useRef, useState } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import { loadAccountText } from '../../account/accountText.ts'
import { lazyOptional } from '../../lazyOptional.ts'
import type { PlaceNames } from '../placeNames.ts'
import { useProfileText } from '../profileText.ts'

type Props = { places: PlaceNames }

/** Opens the form for the details that customers may change. */
export function EditPersonButton({ places }: Props) {
  const text = useProfileText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div>
        <QuietButton ref={button} onClick={() => setOpen(true)}>
          {text('details.change')}
        </QuietButton>
      </div>
      {isOpen && (
        <Suspense>
          <PersonDialog places={places} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const PersonDialog = lazyOptional(async () => {
  const [{ PersonDialog: Part }] = await Promise.all([
    import('./PersonDialog.tsx'),
    loadAccountText(),
  ])
  return Part
})
