import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import type { Brand } from '#domain/brand.ts'
import { useSession } from '../account/session.ts'
import { Bones } from '../profile/Bones.tsx'
import { Details } from '../profile/details/Details.tsx'
import { Frame } from '../profile/Frame.tsx'
import { loadProfile, type ProfileData } from '../profile/loadProfile.ts'
import { loadFormTexts, loadProfileTexts } from '../profile/profileText.ts'
import { SelfProvider } from '../profile/self.ts'

/** The page with all that it needs beside its code. */
export async function openProfile(brand: Brand) {
  await loadProfileTexts()
  return { Component: ProfilePage, loader: loadProfile(brand) }
}

/** One's own profile. Only the browser knows whose that is, and leads away who is nobody. */
function ProfilePage() {
  const { section } = useLoaderData<ProfileData>()
  const { status, user, client } = useSession()
  const navigate = useNavigate()
  const self = useMemo(() => user && { user, client }, [user, client])
  useEffect(() => {
    if (status === 'anonymous') void navigate('/', { replace: true })
  }, [status, navigate])
  useEffect(() => {
    // Fetched while the session is still asked for.
    if (section !== 'details') void loadOtherPart().catch(() => undefined)
  }, [section])
  const bones = <Bones tiles={section === 'addresses' || section === 'payment'} />
  return (
    <Frame section={section}>
      {self ? (
        <SelfProvider value={self}>
          {section === 'details' ? (
            <Details />
          ) : (
            <Suspense key={section} fallback={bones}>
              <OtherPart section={section} />
            </Suspense>
          )}
        </SelfProvider>
      ) : (
        bones
      )}
    </Frame>
  )
}

async function loadOtherPart() {
  const [{ OtherPart: Part }] = await Promise.all([
    import('../profile/OtherPart.tsx'),
    loadFormTexts(),
  ])
  return { default: Part }
}

const OtherPart = lazy(loadOtherPart)
