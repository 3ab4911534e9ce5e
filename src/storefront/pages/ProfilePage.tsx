import { lazy, Suspense, useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { hiddenHead } from '../head/hiddenHead.ts'
import type { PageContext, PageDefinition } from '../pageRoute.ts'
import { ProfileSkeleton } from '../profile/ProfileSkeleton.tsx'
import { Details } from '../profile/details/Details.tsx'
import { AccountLayout } from '../profile/AccountLayout.tsx'
import { createProfileLoader, type ProfileData } from '../profile/createProfileLoader.ts'
import { loadAccountText } from '../account/accountText.ts'
import { loadProfileTexts } from '../profile/profileText.ts'

export async function definePage({ brand }: PageContext): Promise<PageDefinition<ProfileData>> {
  await loadProfileTexts()
  return { Component: ProfilePage, loader: createProfileLoader(brand), head: hiddenHead }
}

function ProfilePage() {
  const { section } = useLoaderData<ProfileData>()
  useEffect(() => {
    // Loads in parallel with the session.
    if (section !== 'details') void loadProfileFormPart().catch(() => undefined)
  }, [section])
  const skeleton = <ProfileSkeleton tiles={section === 'addresses' || section === 'payment'} />
  return (
    <AccountLayout section={section}>
      <SignedInOnly fallback={skeleton}>
        {section === 'details' ? (
          <Details />
        ) : (
          <Suspense key={section} fallback={skeleton}>
            <ProfileFormPart section={section} />
          </Suspense>
        )}
      </SignedInOnly>
    </AccountLayout>
  )
}

async function loadProfileFormPart() {
  const [{ ProfileFormPart: Part }] = await Promise.all([
    import('../profile/ProfileFormPart.tsx'),
    loadAccountText(),
  ])
  return { default: Part }
}

const ProfileFormPart = lazy(loadProfileFormPart)
