import { useMemo } from 'react'
import type { Language } from '#domain/locale.ts'
import type { MenuSection } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'

/** The sections whose name is part of the address; other resources are directly below /cms. */
const prefixedSections: readonly MenuSection[] = ['marketing', 'metadata']

const hasPathPrefix = (section: MenuSection): boolean => prefixedSections.includes(section)

/** Returns the path of a resource below /cms. */
export const resourcePath = ({ menu }: Pick<Resource, 'menu'>): string =>
  hasPathPrefix(menu.section) ? `${menu.section}/${menu.path}` : menu.path

export const pathsIn = (language: Language) => {
  const list = (resource: Resource) => `/${language}/cms/${resourcePath(resource)}`
  const record = (resource: Resource, id: string) => `${list(resource)}/${id}`
  return {
    list,
    record,
    add: (resource: Resource) => `${list(resource)}/${resource.menu.add}`,
    copy: (resource: Resource, id: string) => `${record(resource, id)}/copy`,
    edit: (resource: Resource, id: string) => `${record(resource, id)}/edit`,
    translate: (resource: Resource, id: string) => `${record(resource, id)}/translate`,
    home: `/${language}/cms`,
    signIn: `/${language}/cms-login`,
  }
}

export function usePaths(): ReturnType<typeof pathsIn> {
  const { language } = useLanguage()
  return useMemo(() => pathsIn(language), [language])
}
