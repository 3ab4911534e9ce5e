import { useMemo } from 'react'
import type { Language } from '#domain/locale.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** Where a resource lives below /cms: sections other than the catalogue have a segment of their own. */
export const resourcePath = ({ menu }: Pick<Resource, 'menu'>): string =>
  menu.section === homeSection ? menu.path : `${menu.section}/${menu.path}`

/** The section whose resources stand directly below /cms. */
export const homeSection = 'catalogue'

export const pathsIn = (language: Language) => {
  const list = (resource: Resource) => `/${language}/cms/${resourcePath(resource)}`
  const one = (resource: Resource, id: string) => `${list(resource)}/${id}`
  return {
    list,
    one,
    add: (resource: Resource) => `${list(resource)}/add`,
    edit: (resource: Resource, id: string) => `${one(resource, id)}/edit`,
    translate: (resource: Resource, id: string) => `${one(resource, id)}/translate`,
    home: `/${language}/cms`,
    signIn: `/${language}/cms-login`,
  }
}

export function usePaths(): ReturnType<typeof pathsIn> {
  const { language } = useLanguage()
  return useMemo(() => pathsIn(language), [language])
}
