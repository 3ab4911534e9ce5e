import { lazy, Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { SignedIn } from '../account/SignedIn.tsx'
import { hiddenHead } from '../heads.ts'
import type { Opening, Page } from '../page.ts'
import { Bones } from '../profile/Bones.tsx'
import { Details } from '../profile/details/Details.tsx'
import { Frame } from '../profile/Frame.tsx'
import { loadProfile, type ProfileData } from '../profile/loadProfile.ts'
import { loadAccountText } from '../account/accountText.ts'
import { loadProfileTexts } from '../profile/profileText.ts'

/** The page with all that it needs beside its code. */
export async function open({ brand }: Opening): Promise<Page<ProfileData>> {
  await loadProfileTexts()
  return { Component: ProfilePage, loader: loadProfile(brand), head: hiddenHead }
}

function ProfilePage() {
  const { section } = useLoaderData<ProfileData>()
  useEffect(() => {
    // Fetched while the session is still asked for.
    if (section !== 'details') void loadOtherPart().catch(() => undefined)
  }, [section])
  const bones = <Bones tiles={section === 'addresses' || section === 'payment'} />
  return (
    <Frame section={section}>
      <SignedIn fallback={bones}>
        {section === 'details' ? (
          <Details />
        ) : (
          <Suspense key={section} fallback={bones}>
            <OtherPart section={section} />
          </Suspense>
        )}
      </SignedIn>
    </Frame>
  )
}

async function loadOtherPart() {
  const [{ OtherPart: Part }] = await Promise.all([
    import('../profile/OtherPart.tsx'),
    loadAccountText(),
  ])
  return { default: Part }
}

const OtherPart = lazy(loadOtherPart)
